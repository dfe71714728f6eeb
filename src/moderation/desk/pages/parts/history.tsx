import { Link } from '#platform/ui/buttons/link.tsx'
import { ADMIN_ACTION_WORDS } from '#moderation/desk/admin-words.ts'
import type { AdminLogEntry } from '#moderation/desk/admin.schema.ts'
import { subjectPath } from '#moderation/desk/admin-paths.ts'
import styles from './history.module.css'
import { Moment } from './admin-page.tsx'

interface HistoryProps {
  entries: AdminLogEntry[]
  /** Whether entries link to their subjects. */
  isLinked?: boolean
}

/** Actions of admins, newest first. */
export function History({ entries, isLinked = false }: HistoryProps) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, at, who, action, subject, detail }) => (
        <li key={id} className={styles.entry}>
          <p>
            <strong>{who || 'Somebody, long ago,'}</strong>{' '}
            {isLinked && subject.id ? (
              <Link href={subjectPath(subject)}>{ADMIN_ACTION_WORDS[action]}</Link>
            ) : (
              ADMIN_ACTION_WORDS[action]
            )}
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
          <p className={styles.when}>
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}

interface HistorySectionProps {
  entries: AdminLogEntry[]
  title?: string
}

/** The history section on its subject's page. */
export function HistorySection({ entries, title = 'History' }: HistorySectionProps) {
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {title}
      </h2>
      {entries.length > 0 ? <History entries={entries} /> : <p>Nothing yet.</p>}
    </section>
  )
}
