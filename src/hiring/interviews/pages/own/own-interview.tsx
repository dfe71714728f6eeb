import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { InterviewPageView } from '#hiring/interviews/model/interviews.schema.ts'
import { interviewCalendarPath } from '#hiring/interviews/model/interview-paths.ts'
import styles from '#hiring/interviews/pages/interview.module.css'
import { MeetingFacts } from '#hiring/interviews/pages/meeting-facts.tsx'
import { When } from '#hiring/interviews/pages/when.tsx'
import { CancelPart, OtherTimesPart } from './change-parts.tsx'
import type { OwnPartProps } from './own-part-props.ts'
import { PastPart } from './past-part.tsx'
import { PickForm } from './pick-form.tsx'

/** The interview page's content for the applicant. */
export function OwnInterview(props: OwnPartProps) {
  const { view, path, zone, rejection } = props
  const { interview, applicationId, pause } = view
  if (!interview || (interview.state === 'offered' && !interview.offer)) {
    if (pause !== null) return null
    return (
      <EmptyState
        title="There is nothing to choose yet"
        action={{ href: `/applications/${applicationId}`, label: 'Back to your application' }}
      >
        If they offer you times for an interview, you find them here, and we write to you.
      </EmptyState>
    )
  }
  const { state, offer, picked } = interview
  return (
    <>
      {picked && (
        <Card as="section" padding="roomy">
          <div className={styles.part}>
            <h2 className={styles.title}>{HEADINGS[state]}</h2>
            <When {...picked} zones={{ own: zone, other: picked.zone }} />
            {state === 'cancelled' ? (
              <Cancelled view={view} />
            ) : (
              <MeetingFacts meeting={picked} reader="applicant" />
            )}
            {state === 'picked' && (
              <p>
                <ButtonLink
                  href={interviewCalendarPath({ id: applicationId })}
                  icon="calendar"
                  reloadDocument
                >
                  Add it to your calendar
                </ButtonLink>
              </p>
            )}
            {state === 'past' && <PastPart {...props} interview={interview} />}
          </div>
        </Card>
      )}
      {!picked && state === 'cancelled' && (
        <Card as="section" padding="roomy">
          <div className={styles.part}>
            <h2 className={styles.title}>
              {interview.cancelledBy === 'employer'
                ? 'The times were taken back'
                : HEADINGS.cancelled}
            </h2>
            <Cancelled view={view} />
          </div>
        </Card>
      )}
      {offer && (
        <Card as="section" padding="roomy">
          <div className={styles.part}>
            <h2 className={styles.title}>
              {picked ? 'They offer you other times' : 'Choose a time'}
            </h2>
            {picked && <p>The time above stays until you choose another one.</p>}
            <MeetingFacts meeting={offer} reader="applicant" />
            <PickForm {...{ offer, path, zone, rejection }} />
          </div>
        </Card>
      )}
      {pause === null && (state === 'offered' || state === 'picked') && (
        <>
          {interview.request && (
            <Banner tone="info" title="You asked for another time">
              <p className={styles.note}>{interview.request.text}</p>
              <p>
                They get it as a message, and within the hour by email. If they offer times, we
                write to you.
              </p>
            </Banner>
          )}
          {/* The form closes, empty, once its text is sent. */}
          <OtherTimesPart key={interview.request?.at} {...props} isPicked={picked !== null} />
          {picked && <CancelPart {...props} />}
        </>
      )}
    </>
  )
}

const HEADINGS = {
  offered: 'Your interview',
  picked: 'Your interview is booked',
  past: 'Your interview',
  cancelled: 'The interview is cancelled',
}

function Cancelled({ view: { interview, isPosterProved } }: { view: InterviewPageView }) {
  const isOwn = interview?.cancelledBy === 'applicant'
  const who = isOwn ? 'You' : isPosterProved ? 'The employer' : 'The poster'
  const areTimes = !isOwn && !interview?.picked
  return (
    <>
      <p>
        {areTimes
          ? `${who} took back the times that they offered. You have nothing to choose.`
          : `${who} cancelled it.`}
      </p>
      {interview?.reason && <p className={styles.note}>{interview.reason}</p>}
    </>
  )
}
