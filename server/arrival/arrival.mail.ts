import type { ArrivalSide, OfferAnswer } from '#contract/arrival.ts'
import { mediumDate } from '#contract/formats.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

interface AnswerInput {
  answer: OfferAnswer
  /** The first name until the details are handed over. */
  name: string
  title: string
  href: string
}

/** To the employer: what the applicant answered to the offer. */
export function offerAnswerEmail({ answer, name, title, href }: AnswerInput): EmailContent {
  const [who, job] = [toMailLine(name), toMailLine(title)]
  const isYes = answer === 'accepted'
  return {
    subject: `${who} ${isYes ? 'accepts' : 'declines'} your offer: ${job}`,
    heading: `${who} ${isYes ? 'accepts your offer' : 'declines your offer'}`,
    paragraphs: isYes
      ? [
          `${who} accepts your offer for “${job}”.`,
          'The next steps are on the page: the contract, the certificate of sponsorship and the first day. Tick yours there; the applicant sees it.',
          'You pay the licence, the certificate and the Immigration Skills Charge yourself. To have the worker pay them costs you the licence.',
        ]
      : [`${who} does not take the job “${job}”. You need not do anything.`],
    button: { label: isYes ? 'See the steps' : 'See the application', href },
    footnote: 'You get this because you answer applicants of this organisation on Landfall.',
  }
}

interface ReminderInput {
  side: ArrivalSide
  title: string
  items: { label: string; plannedOn: string; isLate: boolean }[]
  href: string
}

/** To one side: what it planned for tomorrow, and what has passed without a tick. */
export function reminderEmail({ side, title, items, href }: ReminderInput): EmailContent {
  const job = toMailLine(title)
  const tomorrow = items.filter(({ isLate }) => !isLate)
  const late = items.filter(({ isLate }) => isLate)
  const lines = (found: typeof items) =>
    found.map(({ label, plannedOn }) => `${mediumDate(plannedOn)}: ${label}`)
  return {
    subject:
      tomorrow.length > 0
        ? `Tomorrow, on the way to your ${side === 'applicant' ? 'job' : 'new colleague'}: ${job}`
        : `Not ticked yet: ${job}`,
    heading: tomorrow.length > 0 ? 'Planned for tomorrow' : 'Was it done?',
    paragraphs: [
      ...(tomorrow.length > 0 ? [`You planned for “${job}”:`, ...lines(tomorrow)] : []),
      ...(late.length > 0
        ? ['This day has passed. Tick it if it is done, or choose another day:', ...lines(late)]
        : []),
    ],
    button: { label: 'See the steps', href },
    footnote:
      side === 'applicant'
        ? 'Never pay for the job, the certificate of sponsorship or the licence. Anyone who asks you to is cheating you. You can turn off these emails in your settings.'
        : 'The licence, the certificate and the Immigration Skills Charge are yours to pay, never the worker’s.',
  }
}
