import type { Flash } from '#contract/flash.ts'
import type { IconName } from './icon.tsx'

export const TOAST_ICONS: Record<Flash['tone'], IconName> = {
  success: 'check',
  info: 'info',
  error: 'alert',
}

export interface QueuedToast extends Flash {
  /** The toast came with the page, so it does not fade in. */
  isInstant: boolean
}
