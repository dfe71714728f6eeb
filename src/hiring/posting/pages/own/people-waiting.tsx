import { stageWord } from '#hiring/applications/pages/status-words.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { JobActionName } from '#trade/paths/posting-paths.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import type { PeopleInProgress } from '#hiring/applications/notices/people-in-progress.service.ts'
import styles from './people-waiting.module.css'

const NAMES = new Intl.ListFormat('en-GB')

interface PeopleWaitingProps {
  jobId: string
  waiting: PeopleInProgress
  action: JobActionName
}

/** The applicants in the running when a job is about to end, and what becomes of them. */
export function PeopleWaiting({ jobId, waiting, action }: PeopleWaitingProps) {
  const { people, accepted, total, offered, openOffers, waiting: unanswered } = waiting
  if (total === 0) return null
  const undecided = total - (offered - openOffers)
  const more = undecided - people.length
  const title =
    unanswered === 1
      ? '1 applicant is waiting for you'
      : unanswered > 1
        ? `${unanswered} applicants are waiting for you`
        : total === offered
          ? 'You have offered this job'
          : 'Nobody is waiting for you'

  return (
    <Banner tone="warning" title={title}>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((one) => (
            <li key={one.id}>
              <strong>{one.name}</strong>: {stageWord(one)}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      {accepted.length > 0 && <p>{NAMES.format(accepted)} accepted your offer.</p>}
      {action === 'delete' ? (
        <p>
          We email them, and say on their page: ‘This job has been deleted.’ After that you can no
          longer read what they sent, or write to them.
        </p>
      ) : (
        <AfterClosing {...waiting} />
      )}
      {undecided > 0 && (
        <p>
          <Link href={applicantsPath(jobId)}>Answer them first</Link>
        </p>
      )}
    </Banner>
  )
}

/** What becomes of each group when the job closes. */
function AfterClosing({ total, offered, openOffers, interview }: PeopleInProgress) {
  const others = total - offered - interview
  return (
    <>
      {openOffers > 0 && <p>Say below what becomes of the offers that are not accepted.</p>}
      {offered > openOffers && (
        <p>Accepted offers stand: those people get no email to say that the job has closed.</p>
      )}
      {interview > 0 && <p>Say below what becomes of the interviews.</p>}
      {others > 0 && (
        <p>
          We email {others === total ? 'them' : 'everyone else'}, and say on their page: ‘This job
          has closed’, with the reason that you choose. You can still read what they sent, and
          answer.
        </p>
      )}
    </>
  )
}
