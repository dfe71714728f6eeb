import { CASE_TIMES } from '#founders/cases/founder-case.ts'
import { toMailLine, toMailText } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

/** The most characters of all messages in an email to us; the rest is at the desk. */
const MAX_TEXT = 2000

export interface CaseMailMessage {
  body: string
  /** The first name of the admin who wrote it. */
  firstName: string | null
  fileName: string | null
}

/** A case with its own link. */
export interface CaseLink {
  reference: string
  href: string
}

const ABOUT_REPLIES =
  'Answer on that page. If you reply to this email instead, it reaches our mailbox: a person reads it there, but it does not stand on the page.'
const ABOUT_LINKS = `Anyone with the link can read the case, so do not forward this email. A link that nobody uses ends after ${CASE_TIMES.link} days; you can ask for a new one on the page.`
const COSTS_NOTHING =
  'Asking us costs nothing. If somebody asks you for money in our name, it is not us.'

/** An email that requests have arrived. The address is unconfirmed, so it contains nothing that was typed. */
export function receiptEmail(links: CaseLink[]): EmailContent {
  const [first] = links
  const isOne = links.length === 1
  return {
    subject: 'We have received your request',
    heading: isOne ? 'Your request has arrived' : 'Your requests have arrived',
    paragraphs: [
      'Thank you for writing to us about your care or healthcare business.',
      ...(isOne ? [`Your reference: ${first?.reference}`] : []),
      'What happens next: a person at Landfall reads what you sent, with the document if there was one, and answers within 2 working days. The page of your case shows how far we are. You can write to us there and send documents. You need no account.',
      COSTS_NOTHING,
    ],
    ...linksOf(links),
    footnote: `${ABOUT_LINKS} You are getting this email because this address was given in our startup support form. Not you? Ignore it: we send nothing else unless we answer the request.`,
  }
}

/** An email with links, for a founder who requested them again. */
export function linksEmail(links: CaseLink[]): EmailContent {
  const [first] = links
  return {
    subject:
      links.length === 1 ? `The link to your case ${first?.reference}` : 'The links to your cases',
    heading: links.length === 1 ? 'The link to your case' : 'The links to your cases',
    paragraphs: [
      links.length === 1
        ? `With this link you reach your case ${first?.reference} at Landfall. You need no account.`
        : 'With these links you reach your cases at Landfall. You need no account.',
    ],
    ...linksOf(links),
    footnote: `${ABOUT_LINKS} You are getting this email because somebody asked for the link with this address. Not you? Ignore it.`,
  }
}

/** An email with our answers, word for word; documents wait on the page. */
export function answerEmail(
  { reference, href }: CaseLink,
  messages: CaseMailMessage[],
): EmailContent {
  const names = new Set(messages.map(({ firstName }) => firstName))
  const [name] = names
  const who = name && names.size === 1 ? `${toMailLine(name)} at Landfall` : 'Landfall'
  return {
    subject: `${reference}: we have answered you`,
    heading: 'We have answered you',
    paragraphs: [`About your case ${reference}.`],
    message: {
      heading: `${who} wrote`,
      items: [],
      words: messages.flatMap(({ body, fileName }) => [
        ...body.split('\n').filter((line) => line.trim() !== ''),
        ...(fileName ? [`With a document: ${toMailLine(fileName)}. Open it on the page.`] : []),
      ]),
    },
    button: { label: 'Read it and answer', href },
    footnote: `${ABOUT_REPLIES} ${ABOUT_LINKS} ${COSTS_NOTHING}`,
  }
}

/** An email sent once, when it has been the founder’s turn for a week. */
export function reminderEmail({ reference, href }: CaseLink): EmailContent {
  return {
    subject: `${reference}: it is your turn`,
    heading: 'It is your turn',
    paragraphs: [
      `We answered you in your case ${reference} a week ago and have not heard from you since.`,
      `Take the time that you need. We do not remind you again. If you do not write for ${CASE_TIMES.silence} months, the case closes; ${CASE_TIMES.closed} months later it is deleted.`,
    ],
    button: { label: 'Open your case', href },
    footnote: `${ABOUT_REPLIES} ${ABOUT_LINKS}`,
  }
}

/** An email that a virus was found in a document after it had arrived. */
export function documentRemovedEmail({ reference, href }: CaseLink): EmailContent {
  return {
    subject: `${reference}: we removed a document`,
    heading: 'We removed a document',
    paragraphs: [
      `We found a virus in a document that you sent for your case ${reference}, so we deleted it. Nobody could open it.`,
      'Check your device, then send the document again.',
    ],
    button: { label: 'Open your case', href },
    footnote: `${ABOUT_REPLIES} ${ABOUT_LINKS}`,
  }
}

/** An email to us with what a founder wrote, without links. */
export function toDeskEmail(
  { reference, companyName }: { reference: string; companyName: string },
  messages: CaseMailMessage[],
  href: string,
): EmailContent {
  const company = toMailLine(companyName)
  const each = Math.floor(MAX_TEXT / messages.length)
  return {
    subject: `${reference}: ${company} wrote`,
    heading: `${company} wrote`,
    paragraphs: [`In the case ${reference}.`],
    message: {
      heading: 'They wrote',
      items: [],
      words: messages.flatMap(({ body, fileName }) => [
        ...toMailText(body, each),
        ...(fileName ? [`With a document: ${toMailLine(fileName)}`] : []),
      ]),
    },
    button: { label: 'Read it and answer', href },
    footnote: 'Answer at the desk: an answer to this email does not reach them.',
  }
}

function linksOf(links: CaseLink[]): Pick<EmailContent, 'button' | 'list'> {
  const [first] = links
  if (first && links.length === 1) return { button: { label: 'Open your case', href: first.href } }
  return {
    list: {
      items: links.map(({ reference, href }) => ({
        title: `Open your case ${reference}`,
        href,
        lines: [],
      })),
    },
  }
}
