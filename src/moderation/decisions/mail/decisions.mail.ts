import type { Decision } from '#safety/cases/moderation.schema.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { fillMail } from '#platform/mail/words/fill-mail.ts'
import words from './decision-mail-words.json' with { type: 'json' }

interface DecisionEmail {
  decision: Exclude<Decision, 'suspend'>
  firstName: string
  /** The job’s title or the organisation’s name. */
  title: string
  words: string
  number: number
  href: string
  contactHref: string
  /** True if they cannot log in, and so must appeal by writing to us. */
  isSuspended: boolean
  isAppeal: boolean
  isMessage: boolean
  /** The decision is about a proof. */
  isProof: boolean
  /** The decision is about a change of a public advert. */
  isChange: boolean
  /** The page of a job that the decision has put on the site. */
  liveHref: string | null
}

const MAX_TITLE = 80

/** An email to the poster: the decision, its reason, and how to appeal once. */
export function decisionEmail(about: DecisionEmail): EmailContent {
  const { decision, firstName, number, isSuspended, isAppeal, contactHref } = about
  const title = about.title.slice(0, MAX_TITLE)
  const thing = about.isMessage
    ? `your message about “${title}”`
    : about.isChange
      ? `your change of “${title}”`
      : about.isProof
        ? `your proof for “${title}”`
        : `“${title}”`
  const { subject, heading, line } = fillMail(words[kindOf(about)], { title, thing })
  return {
    subject,
    heading,
    paragraphs: [
      `${firstName}, ${line}`,
      about.words,
      ...(decision === 'refuse' && !isAppeal
        ? [
            'If you think that we are wrong, you can appeal once. If there is another admin, they decide.',
          ]
        : []),
      ...(decision === 'ask' ? ['Answer on its page. Until then it waits.'] : []),
    ],
    button: isSuspended ? { label: 'Write to us', href: contactHref } : toButton(about),
    footnote: `This is about case ${number}. You are getting this email because you posted here.`,
  }
}

function toButton({ decision, href, liveHref }: DecisionEmail) {
  if (liveHref) return { label: 'See your job', href: liveHref }
  return { label: decision === 'ask' ? 'Answer' : 'Read it on Landfall', href }
}

function kindOf(about: DecisionEmail): keyof typeof words {
  const { decision, isMessage, isChange, liveHref } = about
  if (liveHref) return 'live'
  if (decision !== 'refuse') return decision
  if (isMessage) return 'refuseMessage'
  return isChange ? 'refuseChange' : 'refuse'
}
