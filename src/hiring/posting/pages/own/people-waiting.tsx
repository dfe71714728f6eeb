import { filterWord } from '#hiring/applications/pages/status-words.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { JobActionName } from '#trade/paths/posting-paths.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import type { PeopleInProgress } from '#hiring/applications/notices/people-in-progress.service.ts'
import styles from './people-waiting.module.css'

interface PeopleWaitingProps {
  jobId: string
  waiting: PeopleInProgress
  action: JobActionName
}

/** The applicants still waiting when a job is about to end, and the message they will get. */
export function PeopleWaiting({ jobId, waiting, action }: PeopleWaitingProps) {
  const { people, total } = waiting
  if (total === 0) return null
  const more = total - people.length
  const title =
    total === 1 ? '1 applicant is waiting for you' : `${total} applicants are waiting for you`

  return (
    <Banner tone="warning" title={title}>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ id, name, status }) => (
            <li key={id}>
              <strong>{name}</strong>: {filterWord(status)}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      {action === 'delete' ? (
        <p>
          We email them, and say on their page: ‘This job has been deleted.’ After that you can no
          longer read what they sent, or write to them.
        </p>
      ) : (
        <p>
          We email them, and say on their page: ‘This job has closed’, with the reason that you
          choose. You can still read what they sent, and answer.
        </p>
      )}
      <p>
        <Link href={applicantsPath(jobId)}>Answer them first</Link>
      </p>
    </Banner>
  )
}
