import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { NextInterview } from '#hiring/interviews/model/interviews.schema.ts'
import { nextInterviewWords } from '#hiring/interviews/model/interview-words.ts'
import { interviewPath } from '#hiring/interviews/model/interview-paths.ts'
import { useOwnZone, type OwnZone } from './use-own-zone.ts'

interface InterviewLineProps {
  id: string
  /** The next interview; null until times are offered. */
  next: NextInterview | null
  /** Whether the last one was cancelled, or its times taken back. */
  isOff: boolean
}

/** A link to the interview, for the applicant; nothing until times are offered. */
export function OwnInterviewLine({ id, next, isOff, own }: InterviewLineProps & { own: OwnZone }) {
  const { zone } = useOwnZone(own)
  if (!next) {
    if (!isOff) return null
    return (
      <Banner tone="info" title="The interview is cancelled">
        <p>
          There is nothing to choose or to go to now.{' '}
          <Link href={interviewPath({ id })}>See what was cancelled</Link>
        </p>
      </Banner>
    )
  }
  const label = { offered: 'Choose a time', picked: 'See your interview', past: 'Say how it went' }
  return (
    <Banner tone="info" title="Interview">
      <p>
        {nextInterviewWords(next, { reader: 'applicant', zone })}.{' '}
        <Link href={interviewPath({ id })}>{label[next.state]}</Link>
      </p>
    </Banner>
  )
}

/** A link to the interview for the employer, who can offer times there. */
export function EmployerInterviewLine({
  id,
  jobId,
  next,
  isOff,
  canOffer,
}: InterviewLineProps & { jobId: string; canOffer: boolean }) {
  if (!next && !isOff && !canOffer) return null
  const words = next
    ? nextInterviewWords(next, { reader: 'employer', zone: next.zone })
    : isOff && 'cancelled'
  return (
    <p>
      {words && `Interview: ${words}. `}
      <Link href={interviewPath({ id, jobId })}>
        {next || !canOffer ? 'See the interview' : 'Offer times for an interview'}
      </Link>
    </p>
  )
}
