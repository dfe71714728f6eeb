import { useHydrated } from '#app/ui/use-hydrated.ts'
import styles from '../posted/table/job-row.module.css'
import { tickAll } from './use-ticked.ts'

/** Ticks every job of the page; without a script there is nobody to do it. */
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
