import type { Flash } from '#platform/primitives/flash.ts'
import type { IconName } from '#platform/ui/facts/icon.tsx'

export const TOAST_ICONS: Record<Flash['tone'], IconName> = {
  success: 'check',
  info: 'info',
  error: 'alert',
}

export interface QueuedToast extends Flash {
  /** The toast came with the page, so it does not fade in. */
  isInstant: boolean
}
