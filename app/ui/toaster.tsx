import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Tone = 'success' | 'info' | 'error'

interface ToastOptions {
  /** In milliseconds; 5000 unless told. */
  duration?: number
}

const ICONS: Record<Tone, IconName> = { success: 'check', info: 'info', error: 'alert' }

/** Lets everything inside show toasts. */
export function Toaster({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={4}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Short messages that go away by themselves: successes at the top right, failures in the middle. */
export function useToast() {
  const { add } = Toast.useToastManager()
  const show =
    (type: Tone) =>
    (message: string, options: ToastOptions = {}) =>
      add({
        type,
        description: message,
        timeout: options.duration ?? 5000,
        priority: type === 'error' ? 'high' : 'low',
      })

  return { success: show('success'), info: show('info'), error: show('error') }
}

function Toasts() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="toast"
      data-tone={toast.type}
      swipeDirection={['up', 'right']}
    >
      <Icon name={ICONS[toast.type as Tone]} />
      <Toast.Description className="toast-words" />
      <Toast.Close className="toast-close" aria-label="Close">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ))
}
