import type { Decision } from '#safety/cases/moderation.schema.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

interface DecisionEmail {
  decision: Decision
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
  /** The decision is about the account itself. */
  isPerson: boolean
  /** The decision is about a change of a public advert. */
  isChange: boolean
}

const MAX_TITLE = 80

/** An email to the poster: the decision, its reason, and how to appeal once. */
export function decisionEmail(about: DecisionEmail): EmailContent {
  const { decision, firstName, words, href, number, isSuspended, isAppeal, contactHref } = about
  const title = about.title.slice(0, MAX_TITLE)
  const thing = about.isMessage
    ? `your message about “${title}”`
    : about.isChange
      ? `your change of “${title}”`
      : `“${title}”`
  const lines: Record<Decision, { subject: string; heading: string; line: string }> = {
    publish: {
      subject: `We let it pass: ${title}`,
      heading: 'We let it pass',
      line: `We have looked at ${thing}, and it goes on.`,
    },
    ask: {
      subject: `A question about ${title}`,
      heading: 'We have a question',
      line: `Before we decide about ${thing}, we need to know:`,
    },
    refuse: {
      subject: `We refused: ${title}`,
      heading: about.isMessage
        ? 'We did not send your message'
        : about.isChange
          ? 'We did not publish your change'
          : 'We took this off the site',
      line: `We have looked at ${thing} and refused it.${about.isChange ? ' Your advert stays as it was.' : ''}`,
    },
    suspend: about.isPerson
      ? {
          subject: 'Your account is suspended',
          heading: 'Your account is suspended',
          line: 'We have looked at what you did here.',
        }
      : {
          subject: `Your organisation is suspended: ${title}`,
          heading: 'Your organisation is suspended',
          line: `We have looked at ${thing}.`,
        },
  }
  const { subject, heading, line } = lines[decision]
  const ends = decision === 'refuse' || decision === 'suspend'
  return {
    subject,
    heading,
    paragraphs: [
      `${firstName}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
      words,
      ...(ends && !isAppeal
        ? [
            'If you think that we are wrong, you can appeal once. If there is another admin, they decide.',
          ]
        : []),
      ...(decision === 'ask' ? ['Answer on its page. Until then it waits.'] : []),
    ],
    button: isSuspended
      ? { label: 'Write to us', href: contactHref }
      : { label: decision === 'ask' ? 'Answer' : 'Read it on Landfall', href },
    footnote: `This is about case ${number}. You are getting this email because you posted here.`,
  }
}
