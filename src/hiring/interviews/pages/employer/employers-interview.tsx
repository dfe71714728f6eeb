import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { applicantPath } from '#hiring/applicants/applicant-paths.ts'
import { timeIn } from '#hiring/interviews/model/interview-times.ts'
import { interviewCalendarPath } from '#hiring/interviews/model/interview-paths.ts'
import { InterviewForm } from '#hiring/interviews/pages/interview-form.tsx'
import styles from '#hiring/interviews/pages/interview.module.css'
import { MeetingFacts } from '#hiring/interviews/pages/meeting-facts.tsx'
import { When } from '#hiring/interviews/pages/when.tsx'
import { OutcomePart, type EmployerPartProps } from './outcome-part.tsx'

interface EmployersInterviewProps extends EmployerPartProps {
  /** The employer’s time zone. */
  zone: string
}

/** The interview page’s content for the employer. */
export function EmployersInterview(props: EmployersInterviewProps) {
  const { view, interview, zone } = props
  const { state, offer, picked, isDeclined, request } = interview
  const { applicationId: id, jobId, applicantName, canAct } = view
  const isComing = state === 'offered' || state === 'picked'
  return (
    <>
      {(isDeclined || request) && isComing && (
        <Banner
          tone="info"
          title={picked ? 'They ask for another time' : 'None of these times suits them'}
        >
          {request && <p className={styles.note}>{request.text}</p>}
          <p>
            {canAct && 'Offer other times below. '}
            <Link href={`${applicantPath(jobId, id)}#messages`}>See their messages</Link>
          </p>
        </Banner>
      )}
      <Card as="section" padding="roomy">
        <div className={styles.part}>
          <h2 className={styles.title}>{headingOf(props)}</h2>
          {picked && <When {...picked} zones={{ own: zone, other: zone }} />}
          {state === 'cancelled' && <Cancelled {...props} />}
          {picked && state !== 'cancelled' && <MeetingFacts meeting={picked} reader="employer" />}
          {picked?.way === 'phone' && state === 'picked' && (
            <p>
              <Link href={applicantPath(jobId, id)}>See their number</Link>
            </p>
          )}
          {state === 'picked' && (
            <p>
              <ButtonLink
                href={interviewCalendarPath({ id, jobId })}
                icon="calendar"
                reloadDocument
              >
                Add it to your calendar
              </ButtonLink>
            </p>
          )}
          {offer && (
            <>
              {picked && <h3 className={styles.title}>Other times you offer</h3>}
              <ul className={styles.list}>
                {offer.slots.map(({ id, startsAt, isFree }) => (
                  <li key={id} className={styles.slot}>
                    <time dateTime={startsAt}>{timeIn(startsAt, offer.zone)}</time>
                    <Tag tone={isFree ? 'sea' : 'neutral'}>{isFree ? 'Free' : 'Gone'}</Tag>
                  </li>
                ))}
              </ul>
              <MeetingFacts meeting={offer} reader="employer" />
            </>
          )}
          {state === 'offered' && !offer && <p>{`${applicantName} cannot choose a time now.`}</p>}
          {state === 'past' && <OutcomePart {...props} />}
        </div>
      </Card>
      {canAct && isComing && <CancelPart {...props} />}
    </>
  )
}

function headingOf({ view: { applicantName }, interview: { state } }: EmployerPartProps) {
  if (state === 'offered') return `${applicantName} has not chosen a time yet`
  if (state === 'picked') return `${applicantName} comes`
  return state === 'past' ? 'The time of the interview has come' : 'The interview is cancelled'
}

function Cancelled({
  view: { applicantName },
  interview: { cancelledBy, reason },
}: EmployerPartProps) {
  const who = cancelledBy === 'applicant' ? applicantName : 'Your organisation'
  return (
    <>
      <p>{`${who} cancelled it.`}</p>
      {reason && <p className={styles.note}>{reason}</p>}
    </>
  )
}

function CancelPart({ interview: { picked }, path, rejection }: EmployerPartProps) {
  const answer = rejection?.kind === 'cancel' ? rejection : undefined
  const label = picked ? 'Cancel the interview' : 'Take the times back'
  return (
    <Disclosure summary={label} open={answer !== undefined}>
      <InterviewForm path={path} kind="cancel" submitLabel={label} tone="danger">
        <TextArea
          name="reason"
          label="Why?"
          hint="They read it. Their status says ‘Interview cancelled’ then."
          rows={2}
          error={answer?.errors.reason}
          defaultValue={answer?.values.reason}
        />
      </InterviewForm>
    </Disclosure>
  )
}
