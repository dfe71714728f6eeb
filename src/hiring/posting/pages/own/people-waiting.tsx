import { stageWord } from '#hiring/applications/pages/status-words.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { JobActionName } from '#trade/paths/posting-paths.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import type {
  PeopleCounts,
  PeopleInProgress,
} from '#hiring/applications/notices/people-in-progress.service.ts'
import styles from './people-waiting.module.css'

const NAMES = new Intl.ListFormat('en-GB')

interface PeopleWaitingProps {
  jobId: string
  waiting: PeopleInProgress
  action: JobActionName
}

/** The applicants in the running when a job is about to end, and what becomes of them. */
export function PeopleWaiting({ jobId, waiting, action }: PeopleWaitingProps) {
  const { people, accepted, total, offered, openOffers } = waiting
  if (total === 0) return null
  const undecided = total - (offered - openOffers)
  const more = undecided - people.length

  return (
    <Banner tone="warning" title={titleOf(waiting)}>
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
        <AfterClosing people={waiting} />
      )}
      {undecided > 0 && (
        <p>
          <Link href={applicantsPath(jobId)}>Answer them first</Link>
        </p>
      )}
    </Banner>
  )
}

interface SeveralProps {
  people: PeopleCounts
}

/** The applications in the running when several jobs close at once, of which a person may have two: interviews stand. */
export function PeopleOfSeveral({ people }: SeveralProps) {
  if (people.total === 0) return null
  return (
    <Banner tone="warning" title={titleOf(people)}>
      <AfterClosing people={people} doInterviewsStand />
    </Banner>
  )
}

function titleOf({ total, offered, waiting }: PeopleCounts) {
  if (waiting === 1) return '1 application is waiting for you'
  if (waiting > 1) return `${waiting} applications are waiting for you`
  const undecided = total - offered
  if (undecided === 0) return 'You have offered this job'
  return undecided === 1 ? '1 application is undecided' : `${undecided} applications are undecided`
}

/** What becomes of each group when jobs close. */
function AfterClosing({
  people: { total, offered, openOffers, interview },
  doInterviewsStand = false,
}: SeveralProps & { doInterviewsStand?: boolean }) {
  const others = total - offered - interview
  const accepted = offered - openOffers
  return (
    <>
      {openOffers > 0 && (
        <p>{`Say below what becomes of the offers that are not accepted (${openOffers}).`}</p>
      )}
      {accepted > 0 && (
        <p>{`Accepted offers (${accepted}) stand: those people get no email to say that the job has closed.`}</p>
      )}
      {interview > 0 &&
        (doInterviewsStand ? (
          <p>{`Interviews (${interview}) stand, and those people get no email. To cancel interviews, close that job by itself.`}</p>
        ) : (
          <p>{`Say below what becomes of the interviews (${interview}).`}</p>
        ))}
      {others > 0 && (
        <p>
          {`We send ${others === 1 ? '1 email' : `${others} emails, one an application`}, and say on their page: ‘This job has closed’, with the reason that you choose. You can still read what they sent, and answer.`}
        </p>
      )}
    </>
  )
}
