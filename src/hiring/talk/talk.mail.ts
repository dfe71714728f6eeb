import { senderName } from '#board/screening/names/person-name.ts'
import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine, toMailText } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

/** The length of all messages in an email together, in characters: the page has the full text. */
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

/** The employer’s messages, in the frame that says what employers may never ask for; null if there are none. */
export function fromEmployer(
  messages: MailMessage[],
  language = english,
): EmailContent['message'] | null {
  return messages.length === 0 ? null : framed(messages, language)
}

function framed(messages: MailMessage[], language: Language) {
  const { forbidden, noMoney, noBank, noPassport, noChat } = language.words.messageMails
  return {
    heading: forbidden,
    items: [noMoney, noBank, noPassport, noChat],
    words: quote(messages, language),
  }
}

/** The email with an employer’s messages; an unproved poster never appears under the employer’s name. */
export function messagesToApplicantEmail(
  { advert, messages, href, isPosterProved }: TalkEmailInput & { isPosterProved: boolean },
  language = english,
): EmailContent {
  const { mails, messageMails } = language.words
  const format = formatMail(language)
  const names = { title: toMailLine(advert.title), employer: toMailLine(advert.employer) }
  const unproved = format(messageMails.unproved, names)
  const { answerThere, less } = messageMails
  return {
    language,
    subject: isPosterProved ? format(messageMails.subject, names) : unproved,
    heading: isPosterProved ? format(messageMails.heading, names) : unproved,
    paragraphs: [aboutWhat(names, isPosterProved ? messages : [], language)],
    message: framed(messages, language),
    button: { label: messageMails.button, href },
    footnote: `${answerThere} ${mails.neverPay} ${less}`,
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
    footnote: `Answer on the applicant’s page: nobody reads replies to this email. ${english.words.messageMails.less}`,
  }
}

/** Names the writer if there is only one. */
function aboutWhat({ title }: { title: string }, messages: MailMessage[], language: Language) {
  const { about, aboutFrom } = language.words.messageMails
  const names = new Set(messages.map(({ authorName }) => senderName(authorName)))
  const [name] = names
  const format = formatMail(language)
  return name && names.size === 1
    ? format(aboutFrom, { title, name: toMailLine(name) })
    : format(about, { title })
}

/** The first messages, cut and without links, and the number of the rest. */
function quote(messages: MailMessage[], language = english): string[] {
  const { file, more: andMore } = language.words.messageMails
  const lines: string[] = []
  const each = Math.floor(MAX_TEXT / Math.min(messages.length, MOST_MESSAGES))
  for (const { body, fileName } of messages.slice(0, MOST_MESSAGES)) {
    lines.push(...toMailText(body, each))
    if (fileName)
      lines.push(language.format(file, { name: toMailLine(fileName.replace(/\.\w+$/, '')) }))
  }
  const more = messages.length - MOST_MESSAGES
  if (more > 0) lines.push(language.format(andMore, { count: more }))
  return lines
}
