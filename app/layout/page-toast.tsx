import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Flash } from '#contract/flashes.ts'

const ICONS: Record<Flash['tone'], IconName> = { success: 'check', info: 'info', error: 'alert' }

/** A toast that comes with the page. The script takes it away in time; without one it stands in the page. */
export function PageToast({ tone, words, duration }: Flash) {
  return (
    <section className="toasts" aria-label="Messages">
      <div className="toast" data-tone={tone} data-ms={duration}>
        <Icon name={ICONS[tone]} />
        <p className="toast-words" role={tone === 'error' ? 'alert' : 'status'}>
          {words}
        </p>
      </div>
    </section>
  )
}
