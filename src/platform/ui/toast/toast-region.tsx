import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Flash } from '#platform/primitives/flash.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { TOAST_ICONS, type QueuedToast } from './toast.ts'

const manager = Toast.createToastManager<{ isInstant: boolean }>()
/** The ids of toasts that the next message makes untrue: ‘in progress’ or an error. */
let outdated: string[] = []

export interface ToastRegionProps {
  queue: QueuedToast[]
  /** Empties the queue and returns its content. */
  drain: () => QueuedToast[]
}

export function ToastRegion({ queue, drain }: ToastRegionProps) {
  const { pathname } = useLocation()
  // An error of a page that somebody has left, because the next try succeeded, is none of the new page.
  useEffect(closeOutdated, [pathname])
  useEffect(() => {
    if (queue.length === 0) return
    for (const toast of drain()) show(toast)
  }, [queue, drain])

  return (
    <Toast.Provider limit={4} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label="Messages">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function closeOutdated() {
  for (const id of outdated) manager.close(id)
  outdated = []
}

function show({ tone, words, duration, isInstant }: QueuedToast) {
  closeOutdated()
  const data = { isInstant }
  const id = manager.add({ type: tone, description: words, timeout: duration, data })
  outdated = tone === 'success' ? [] : [id]
}

function Toasts() {
  const { toasts } = Toast.useToastManager<{ isInstant: boolean }>()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // The text is announced; the toast is not a dialog waiting for an answer.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library renders a <div>
      role="group"
      aria-modal={undefined}
      className="toast"
      data-tone={toast.type}
      data-instant={toast.data?.isInstant || undefined}
      swipeDirection={['up', 'right']}
    >
      <Icon name={TOAST_ICONS[toast.type as Flash['tone']]} />
      <Toast.Description
        className="toast-words"
        role={toast.type === 'error' ? 'alert' : 'status'}
      />
      <Toast.Close className="toast-close" aria-label="Close" aria-hidden={false}>
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ))
}
