import { Banner } from '#platform/ui/toast/banner.tsx'
import styles from './bulk.module.css'

/** The result for each ticked job, or why nothing changed. */
export interface ShownOutcome {
  isDone: boolean
  title: string
  lines: { id: string; words: string }[]
}

export function BulkOutcomes({ outcome: { isDone, title, lines } }: { outcome: ShownOutcome }) {
  return (
    <Banner live tone={isDone ? 'success' : 'warning'} title={title}>
      {lines.length > 0 && (
        <ul className={styles.jobs}>
          {lines.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
