import type { ArrivalSide, OfferAnswer } from './arrival.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { english } from '#platform/languages/english.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

interface AnswerInput {
  answer: OfferAnswer | 'withdrawn'
  /** The applicant’s first name, until the details are handed over. */
  name: string
  title: string
  href: string
  /** Where an organisation proves itself that has not yet: until then it has no steps to tick. */
  proofHref: string | null
}

const DOES = {
  accepted: 'accepts your offer',
  declined: 'declines your offer',
  withdrawn: 'withdraws after your offer',
}

/** The email to the employer with the applicant’s answer to the offer. */
export function offerAnswerEmail({
  answer,
  name,
  title,
  href,
  proofHref,
}: AnswerInput): EmailContent {
  const [who, job] = [toMailLine(name), toMailLine(title)]
  const isYes = answer === 'accepted'
  const heading = `${who} ${DOES[answer]}`
  return {
    subject: `${heading}: ${job}`,
    heading,
    paragraphs: isYes
      ? [
          `${who} accepts your offer for “${job}”.`,
          proofHref === null
            ? 'The next steps are on the page: the contract, the certificate of sponsorship and the first day. Tick yours there; the applicant sees it.'
            : `First prove who you are: ${proofHref}. Until then we tell the applicant that we have not checked you, and you can tick no step.`,
          'You pay the licence, the certificate and the Immigration Skills Charge yourself. If you make the worker pay them, you can lose the licence.',
        ]
      : [`${who} does not take the job “${job}”. You need not do anything.`],
    button: { label: isYes ? 'See the steps' : 'See the application', href },
    footnote:
      'You are getting this email because you answer applicants of this organisation on Landfall.',
  }
}

interface ReminderInput {
  side: ArrivalSide
  title: string
  items: { label: string; plannedOn: string; isLate: boolean }[]
  href: string
}

/** The email to one side about its items planned for tomorrow, and past ones without a tick. Employers read English. */
export function reminderEmail(
  { side, title, items, href }: ReminderInput,
  language = english,
): EmailContent {
  const { arrivalMails } = language.words
  const format = formatMail(language)
  const job = { title: toMailLine(title) }
  const tomorrow = items.filter(({ isLate }) => !isLate)
  const late = items.filter(({ isLate }) => isLate)
  const isTomorrow = tomorrow.length > 0
  // The steps have English names, as on their page.
  const lines = (found: typeof items) =>
    found.map(({ label, plannedOn }) => ({ english: `${mediumDate(plannedOn)}: ${label}` }))
  const subject =
    side === 'applicant'
      ? arrivalMails.tomorrowSubject
      : 'Tomorrow, on the way to your new colleague: {title}'
  return {
    language,
    subject: isTomorrow ? format(subject, job) : format(arrivalMails.lateSubject, job),
    heading: isTomorrow ? arrivalMails.tomorrowHeading : arrivalMails.lateHeading,
    paragraphs: [
      ...(isTomorrow ? [format(arrivalMails.planned, job), ...lines(tomorrow)] : []),
      ...(late.length > 0 ? [arrivalMails.passed, ...lines(late)] : []),
    ],
    button: { label: arrivalMails.button, href },
    footnote:
      side === 'applicant'
        ? arrivalMails.foot
        : 'The licence, the certificate and the Immigration Skills Charge are yours to pay, never the worker’s.',
  }
}
