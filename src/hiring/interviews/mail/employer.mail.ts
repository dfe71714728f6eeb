import { timeIn } from '#hiring/interviews/model/interview-times.ts'
import type { InterviewWay } from '#hiring/interviews/model/interviews.schema.ts'
import type { InterviewMailKind } from '#hiring/interviews/interviews.tables.ts'
import { toMailLine, toMailText } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

interface EmployerInput {
  kind: Exclude<InterviewMailKind, 'offer' | 'reminder-hour'>
  title: string
  /** The applicant’s name, as far as the employer may know it. */
  name: string
  startsAt: string
  /** The employer’s time zone. */
  zone: string
  way: InterviewWay
  place: string
  host: string
  /** Why it was cancelled, in the words of the side that did it. */
  reason: string
  /** Whether the applicant cancelled it, and not a member of the organisation. */
  isByApplicant: boolean
  /** The applicant’s decision, after which no times can be offered; null without one. */
  decision: 'withdrawn' | 'accepted' | 'declined' | null
  href: string
}

/** The length of what people wrote, in characters: the page has the full text. */
const MAX_TEXT = 600

/** The meeting in lines. Whoever reads them may be a colleague of the one who offered it. */
function meetingLines({ way, place, host }: EmployerInput): string[] {
  const how = {
    video: 'You meet by video, under the link on its page.',
    phone: 'You ring them on the number in their application.',
    place: `You meet at: ${toMailText(place, MAX_TEXT).join(', ')}`,
  }[way]
  return host ? [how, `They meet: ${toMailLine(host)}`] : [how]
}

/** The email to the employer’s members, in English. */
export function employerEmail(input: EmployerInput): EmailContent {
  const [name, title] = [toMailLine(input.name), toMailLine(input.title)]
  const when = timeIn(input.startsAt, input.zone)
  const { heading, lines } = wordsOf(input, { name, when })
  const isTheirs = input.kind === 'cancelled' && input.isByApplicant
  const reason = isTheirs ? toMailText(input.reason, MAX_TEXT) : []
  return {
    subject: `${heading}: ${title}`,
    heading,
    paragraphs: [`About the interview for “${title}”, ${when}.`, ...lines],
    ...(reason.length > 0 && { message: { heading: 'They wrote', items: [], words: reason } }),
    button: { label: 'See the interview', href: input.href },
    footnote:
      'You are getting this email because you answer this applicant on Landfall. You can turn these emails off in your settings.',
  }
}

function wordsOf(
  input: EmployerInput,
  { name, when }: { name: string; when: string },
): { heading: string; lines: string[] } {
  const { kind, isByApplicant, decision } = input
  const how = meetingLines(input)
  if (kind === 'picked')
    return {
      heading: `${name} comes to the interview`,
      lines: [`${name} chose ${when}.`, ...how, 'The time is attached for your calendar.'],
    }
  if (kind === 'cancelled')
    return {
      heading:
        isByApplicant && (!decision || decision === 'withdrawn')
          ? `${name} cancelled the interview`
          : 'The interview is cancelled',
      lines: [isByApplicant ? afterTheirs(name, decision) : `We have told ${name}.`],
    }
  if (kind === 'reminder-day')
    return { heading: `Interview with ${name} tomorrow`, lines: [`It begins ${when}.`, ...how] }
  if (kind === 'no-show')
    return {
      heading: `${name} says that nobody came to the interview`,
      lines: ['If something came up, write to them and offer another time.'],
    }
  return {
    heading: `${name} says: ‘I was there’`,
    lines: [
      'You noted that they did not come. Check that you both waited in the same place. If it was a mistake, correct it on the page.',
    ],
  }
}

function afterTheirs(name: string, decision: EmployerInput['decision']): string {
  if (decision === 'withdrawn') return `${name} has withdrawn the application.`
  return decision
    ? `${name} has ${decision} your offer.`
    : 'You can offer other times on their page.'
}
