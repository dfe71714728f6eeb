import type { ApplicantGroup } from '#hiring/applicants/applicant-list.schema.ts'
import type {
  AskedQuestion,
  GroupCounts,
  ShownApplicants,
} from '#hiring/applicants/applicant-list-views.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { groupWord } from '#hiring/applications/pages/status-words.ts'
import styles from './group-links.module.css'

interface GroupLinksProps {
  jobId: string
  label: string
  counts: GroupCounts
  /** The groups to choose from; null for all applicants. */
  groups: (ApplicantGroup | null)[]
  shown: ShownApplicants
}

interface AnswerLinksProps {
  jobId: string
  questions: AskedQuestion[]
  shown: ShownApplicants
}

/** The groups marked on the board; stages are filtered in the table. */
export const ON_BOARD: ReadonlySet<ApplicantGroup> = new Set(['open', 'waiting', 'unread'])

/** Links that leave only those who said yes to a question; a second press takes it back. */
export function AnswerLinks({ jobId, questions, shown }: AnswerLinksProps) {
  if (questions.length === 0) return null
  return (
    <nav aria-label="Only those who said yes">
      <ul className={styles.list}>
        {questions.map(({ id, question, heading, yes }) => {
          const isOn = shown.yes.includes(id)
          const next = isOn ? shown.yes.filter((each) => each !== id) : [...shown.yes, id]
          return (
            <li key={id}>
              <Link
                className={styles.group}
                href={applicantsPath(jobId, { ...shown, yes: next })}
                title={question}
                preventScrollReset
                aria-current={isOn ? 'true' : undefined}
              >
                <span className={styles.question}>{heading}</span>
                <span className={styles.count}>{formatCount(yes)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Links to groups of applicants with their counts. */
export function GroupLinks({ jobId, label, counts, groups, shown }: GroupLinksProps) {
  const { status, q, yes, sort, view } = shown
  if (groups.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group}>
            <Link
              className={styles.group}
              href={applicantsPath(jobId, {
                status: group,
                q,
                yes,
                sort,
                view: group === null || ON_BOARD.has(group) ? view : 'table',
              })}
              preventScrollReset
              aria-current={group === status ? 'page' : undefined}
            >
              {group ? groupWord(group) : 'All'}
              <span className={styles.count}>{formatCount(counts[group ?? 'all'])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
