import type { AdvertSnapshot } from '#contract/application-views.ts'
import { FORBIDDEN_REQUESTS } from '#contract/forbidden-requests.ts'
import { NEVER_PAY } from '#server/applications/mail/never-pay.ts'
import { toMailLine, toMailText } from '#server/platform/mail/mail-line.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

/** Together, of all messages in an email, in characters: the whole is on the page. */
const MAX_TEXT = 1200
const MOST_MESSAGES = 5

/** A message as an email quotes it. */
export interface MailMessage {
  body: string
  fileName: string | null
  authorName: string | null
}

interface TalkEmailInput {
  advert: AdvertSnapshot
  messages: MailMessage[]
  /** The page of the application for the reader of this email. */
  href: string
}

/** What employers wrote, in the frame that says what none may ask for; null if there is nothing. */
export function fromEmployer(messages: MailMessage[]): EmailContent['message'] | null {
  return messages.length === 0 ? null : { ...FORBIDDEN_REQUESTS, words: quote(messages) }
}

/** What an employer wrote; of somebody who has not proved to be the employer, never in its name. */
export function messagesToApplicantEmail({
  advert,
  messages,
  href,
  isPosterProved,
}: TalkEmailInput & { isPosterProved: boolean }): EmailContent {
  const [title, employer] = [toMailLine(advert.title), toMailLine(advert.employer)]
  const unproved = `The poster of ‘${title}’ wrote to you (we have not checked that they act for ${employer})`
  return {
    subject: isPosterProved ? `${employer} about your application: ${title}` : unproved,
    heading: isPosterProved ? `${employer} wrote to you` : unproved,
    paragraphs: [aboutWhat(`About your application for ${title}`, messages, isPosterProved)],
    message: { ...FORBIDDEN_REQUESTS, words: quote(messages) },
    button: { label: 'Read it and answer', href },
    footnote: `Answer on your application’s page: an answer to this email reaches nobody. ${NEVER_PAY} ${LESS}`,
  }
}

export function messagesToEmployerEmail({
  advert,
  messages,
  name,
  href,
}: TalkEmailInput & {
  /** The applicant, as far as the employer may know them. */
  name: string
}): EmailContent {
  const [title, applicant] = [toMailLine(advert.title), toMailLine(name)]
  return {
    subject: `${applicant} wrote to you: ${title}`,
    heading: `${applicant} wrote to you`,
    paragraphs: [`About the application for ${title}.`],
    message: { heading: 'They wrote', items: [], words: quote(messages) },
    button: { label: 'Read it and answer', href },
    footnote: `Answer on the applicant’s page: an answer to this email reaches nobody. ${LESS}`,
  }
}

const LESS =
  'We write at most once an hour about each application. You can turn these emails off in your settings.'

function aboutWhat(what: string, messages: MailMessage[], isPosterProved: boolean) {
  const names = new Set(messages.map(({ authorName }) => authorName))
  const [name] = names
  return isPosterProved && name && names.size === 1
    ? `${what}, from ${toMailLine(name)}:`
    : `${what}:`
}

/** The first of them, cut and without links, and how many more there are. */
function quote(messages: MailMessage[]): string[] {
  const lines: string[] = []
  const each = Math.floor(MAX_TEXT / Math.min(messages.length, MOST_MESSAGES))
  for (const { body, fileName } of messages.slice(0, MOST_MESSAGES)) {
    lines.push(...toMailText(body, each))
    if (fileName) lines.push(`File: ${toMailLine(fileName.replace(/\.\w+$/, ''))}`)
  }
  const more = messages.length - MOST_MESSAGES
  if (more > 0) lines.push(more === 1 ? 'And 1 more message.' : `And ${more} more messages.`)
  return lines
}
