import type { AdminJob } from '#moderation/desk/jobs/admin-jobs.service.ts'
import { Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import styles from '#moderation/desk/pages/parts/history.module.css'
import { CLOSE_REASON_WORDS } from '#hiring/applications/model/application-words.ts'
import type { OrganisationAction } from '#organisations/organisations.schema.ts'

const WORDS: Partial<Record<OrganisationAction, string>> = {
  'job-posted': 'Posted',
  'job-changed': 'Changed',
  'job-closed': 'Closed',
  'job-reopened': 'Opened again',
  'job-removed': 'Deleted',
}

const REASONS = new Map(
  Object.entries(CLOSE_REASON_WORDS).map(([reason, { label }]) => [reason, label]),
)

/** Changes to a job made by its organisation, newest first. */
export function JobChanges({ changes }: { changes: AdminJob['changes'] }) {
  if (changes.length === 0) return <p>Nothing is recorded.</p>
  return (
    <ol className={styles.entries}>
      {changes.map(({ id, at, action, lines }) => (
        <li key={id} className={styles.entry}>
          <p>
            <strong>{WORDS[action] ?? action}</strong>
          </p>
          {lines.map((line) => (
            <p key={line} className={styles.detail}>
              {REASONS.get(line) ?? line}
            </p>
          ))}
          <p className={styles.when}>
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
