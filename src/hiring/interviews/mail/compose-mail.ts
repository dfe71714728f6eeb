import { decisionOf } from '#hiring/interviews/interviews.policy.ts'
import { pick } from '#platform/primitives/pick.ts'
import { interviewPath } from '#hiring/interviews/model/interview-paths.ts'
import { toSeenName } from '#hiring/applications/applications.queries.ts'
import type { MailKind } from '#hiring/applications/mail/mail-links.ts'
import { writeEvent } from '#hiring/interviews/calendar/write-event.ts'
import type {
  InterviewApplication,
  InterviewRow,
  Meeting,
} from '#hiring/interviews/interviews.queries.ts'
import { zoneOf } from '#hiring/interviews/zones/zones.ts'
import { languageFor } from '#platform/languages/languages.ts'
import type { Message } from '#platform/mail/mail.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { employerEmail } from './employer.mail.ts'
import { cancelledEmail, fixedEmail, noShowEmail, offerEmail } from './interviews.mail.ts'
import type { InterviewMail } from './mails.queries.ts'

export interface Composed {
  content: EmailContent
  calendar: Message['calendar'] | null
  /** The preference that turns it off; null for emails that its reader must get. */
  wish: MailKind | null
}

interface Known {
  interview: InterviewRow
  application: InterviewApplication
  /** The meeting of the picked time, else of the offer; and that of the offer which the email is about. */
  meeting: Meeting
  offered: Meeting
  slots: { startsAt: string; isTaken: boolean }[]
}

const WISHES: Partial<Record<InterviewMail['kind'], MailKind>> = {
  offer: 'status',
  'reminder-day': 'messages',
  'reminder-hour': 'messages',
  'no-show': 'messages',
}

/** Null if the email does not apply. */
export function composeMail(
  mail: Pick<InterviewMail, 'kind' | 'side'>,
  known: Known,
  publicUrl: string,
): Composed | null {
  const isEmployer = mail.side === 'employer'
  const content = isEmployer
    ? toEmployer(mail.kind, known, publicUrl)
    : toApplicant(mail.kind, known, publicUrl)
  if (!content) return null
  const calendar = calendarOf(mail, known, publicUrl)
  return { content, calendar, wish: isEmployer ? 'messages' : (WISHES[mail.kind] ?? null) }
}

function toApplicant(kind: InterviewMail['kind'], known: Known, publicUrl: string) {
  const { interview, application, meeting, offered, slots } = known
  const { startsAt, endedBy, reason } = interview
  const language = languageFor(application.language)
  const input = {
    advert: application.advert,
    isPosterProved: application.isPosterProved,
    zones: { own: zoneOf(application), other: (kind === 'offer' ? offered : meeting).zone },
    href: `${publicUrl}${interviewPath({ id: application.id })}`,
  }
  if (kind === 'offer') {
    const times = slots.flatMap((slot) => (slot.isTaken ? [] : [slot.startsAt]))
    const isAnother = startsAt !== null
    return offerEmail({ ...input, times, meeting: offered, isAnother }, language)
  }
  if (kind === 'cancelled')
    return cancelledEmail({ ...input, startsAt, reason, isOwn: endedBy === 'applicant' }, language)
  if (startsAt === null) return null
  if (kind === 'no-show') return noShowEmail({ ...input, startsAt }, language)
  return kind === 'was-there' ? null : fixedEmail({ ...input, kind, startsAt, meeting }, language)
}

function toEmployer(kind: InterviewMail['kind'], known: Known, publicUrl: string) {
  const { interview, application, meeting } = known
  const { startsAt, endedBy, reason } = interview
  if (startsAt === null || kind === 'offer' || kind === 'reminder-hour') return null
  const { id, jobId, advert } = application
  return employerEmail({
    kind,
    title: advert.title,
    name: toSeenName(application),
    startsAt,
    ...pick(meeting, ['zone', 'way', 'place', 'host']),
    reason,
    isByApplicant: endedBy === 'applicant',
    decision: decisionOf(application),
    href: `${publicUrl}${interviewPath({ id, jobId })}`,
  })
}

/** The attachment that changes the calendar entry. */
function calendarOf(
  { kind, side }: Pick<InterviewMail, 'kind' | 'side'>,
  known: Known,
  publicUrl: string,
) {
  const isChange = kind === 'picked' || kind === 'cancelled'
  return isChange && known.interview.startsAt !== null ? eventOf(side, known, publicUrl) : null
}

/** The calendar entry of one side; null until a time is picked. */
export function eventOf(
  side: InterviewMail['side'],
  { interview, application, meeting }: Pick<Known, 'interview' | 'application' | 'meeting'>,
  publicUrl: string,
) {
  const { id, version, startsAt, endedAt } = interview
  if (startsAt === null) return null
  const employer = application.isPosterProved ? application.advert.employer : ''
  return writeEvent({
    interview: { id, version, startsAt, isCancelled: endedAt !== null },
    meeting,
    application: { ...application, title: application.advert.title },
    who: side === 'employer' ? toSeenName(application) : employer,
    side,
    publicUrl,
    language: languageFor(side === 'applicant' ? application.language : null),
  })
}
