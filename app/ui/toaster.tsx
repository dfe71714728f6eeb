import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import type { Flash } from '#contract/flashes.ts'
import { Icon, type IconName } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

type Tone = Flash['tone']

const ICONS: Record<Tone, IconName> = { success: 'check', info: 'info', error: 'alert' }
const DEFAULT_MS = 5000

const manager = Toast.createToastManager<{ isInstant: boolean }>()

/** Shows a short message that goes away by itself. In the browser only. */
export function showToast(tone: Tone, words: string, duration = DEFAULT_MS) {
  add({ tone, words, duration }, false)
}

function add({ tone, words, duration }: Flash, isInstant: boolean) {
  const priority = tone === 'error' ? 'high' : 'low'
  manager.add({ type: tone, description: words, timeout: duration, priority, data: { isInstant } })
}

/** Where messages appear: successes at the top right, failures in the middle. */
export function Toaster() {
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

/** A message that comes with a page. It is part of the HTML, so that it is read without a script. */
export function PageToast({ tone, words, duration }: Flash) {
  const isHydrated = useHydrated()
  useEffect(() => {
    add({ tone, words, duration }, true)
  }, [tone, words, duration])
  if (isHydrated) return null

  return (
    <section className="toasts" aria-label="Messages">
      <div className="toast" data-tone={tone}>
        <Icon name={ICONS[tone]} />
        <p className="toast-words" role={tone === 'error' ? 'alert' : 'status'}>
          {words}
        </p>
      </div>
    </section>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager<{ isInstant: boolean }>()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="toast"
      data-tone={toast.type}
      data-instant={toast.data?.isInstant || undefined}
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
