import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import styles from '#hiring/dashboard/pages/posted/table/job-row.module.css'
import { tickAll } from './use-ticked.ts'

/** A box that ticks every job on the page; hidden without a script. */
export function TickAll() {
  const isReady = useHydrated()
  if (!isReady) return null
  return (
    <label className={styles.tickBox}>
      <input
        type="checkbox"
        aria-label="Tick all on this page"
        onChange={({ target }) => tickAll(target.checked)}
      />
    </label>
  )
}
