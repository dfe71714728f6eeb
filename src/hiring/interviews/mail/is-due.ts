import { canPick, pauseOf } from '#hiring/interviews/interviews.policy.ts'
import type { InterviewApplication, InterviewRow } from '#hiring/interviews/interviews.queries.ts'
import type { InterviewMail } from './mails.queries.ts'

const HOUR_MS = 3_600_000

interface Known {
  interview: InterviewRow
  application: InterviewApplication
  slots: { isTaken: boolean }[]
}

/**
 * Whether an email is still true: ‘never’ if its subject has changed or is over, ‘later’ while the desk reviews the
 * employer. A process that was down sends a reminder late, and no reminder once the interview has begun.
 */
export function isDue(
  mail: Pick<InterviewMail, 'kind' | 'side' | 'version' | 'offerId'>,
  { interview, application, slots }: Known,
  now = Date.now(),
): 'now' | 'later' | 'never' {
  const { kind, side } = mail
  const pause = pauseOf(application)
  // Of an interview that ended with its job, the applicant hears; not of one that we have warned of.
  const isJobGone = application.jobStatus === 'removed' && side === 'applicant'
  const isGoneAlone = isJobGone && !application.isWarned && application.suspendedAt === null
  if (pause === 'over' && !(kind === 'cancelled' && isGoneAlone)) return 'never'
  if (!isTrue(mail, interview, now)) return 'never'
  if (kind.startsWith('reminder') && pause !== null) return 'never'
  if (pause === 'looked-at') return side === 'applicant' ? 'later' : 'now'
  if (kind === 'cancelled') return 'now'
  if (pause !== null) return 'never'
  const isPickable = canPick(application) && slots.some(({ isTaken }) => !isTaken)
  return kind === 'offer' && !isPickable ? 'never' : 'now'
}

function isTrue(
  { kind, side, version, offerId }: Pick<InterviewMail, 'kind' | 'side' | 'version' | 'offerId'>,
  interview: InterviewRow,
  now: number,
): boolean {
  const { endedAt, startsAt, pickedOfferId, employerSays, applicantSays } = interview
  if (kind === 'cancelled') return endedAt !== null
  if (kind === 'no-show' && side === 'applicant') return employerSays === 'no-show'
  if (kind === 'no-show' || kind === 'was-there') return applicantSays === kind
  if (endedAt !== null) return false
  if (kind === 'offer') return interview.offerId === offerId && pickedOfferId !== offerId
  if (interview.version !== version || startsAt === null) return false
  const left = Date.parse(startsAt) - now
  // The other reminder comes soon enough then.
  if (kind === 'reminder-day' && side === 'applicant') return left > HOUR_MS
  return left > 0
}
