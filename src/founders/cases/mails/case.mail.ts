import { CASE_TIMES, type CaseStatus } from '#founders/cases/founder-case.ts'
import { fillMail } from '#platform/mail/words/fill-mail.ts'
import { toMailLine, toMailText } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import words from './case-mail-words.json' with { type: 'json' }

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

const { mails } = words
const SHARED = {
  ...fillMail(words.shared, { days: CASE_TIMES.link }),
  silence: CASE_TIMES.silence,
  closed: CASE_TIMES.closed,
}

/** An email that requests have arrived. The address is unconfirmed, so it contains nothing that was typed. */
export function receiptEmail(links: CaseLink[]): EmailContent {
  return withLinks(links.length === 1 ? mails.receipt : mails.receipts, links)
}

/** An email with links, for a founder who requested them again. */
export function linksEmail(links: CaseLink[]): EmailContent {
  return withLinks(links.length === 1 ? mails.links : mails.linksOfSeveral, links)
}

function withLinks(mail: Omit<EmailContent, 'language'>, links: CaseLink[]): EmailContent {
  const [first] = links
  const content = fillMail(mail, { ...SHARED, reference: first?.reference ?? '' })
  if (first && links.length === 1)
    return { ...content, button: { label: 'Open your case', href: first.href } }
  const items = links.map(({ reference, href }) => ({
    title: `Open your case ${reference}`,
    href,
    lines: [],
  }))
  return { ...content, list: { items } }
}

/** An email with our answers, word for word; documents wait on the page. */
export function answerEmail(
  { status }: { status: CaseStatus },
  link: CaseLink,
  messages: CaseMailMessage[],
): EmailContent {
  const names = new Set(messages.map(({ firstName }) => firstName))
  const [name] = names
  const who = name && names.size === 1 ? `${toMailLine(name)} at Landfall` : 'Landfall'
  return {
    ...fillMail(status === 'closed' ? mails.closed : mails.answer, { ...SHARED, ...link }),
    message: {
      heading: `${who} wrote`,
      items: [],
      words: messages.flatMap(({ body, fileName }) => [
        ...body.split('\n').filter((line) => line.trim() !== ''),
        ...(fileName ? [`With a document: ${toMailLine(fileName)}. Open it on the page.`] : []),
      ]),
    },
  }
}

/** An email sent once, when it has been the founder’s turn for a week. */
export function reminderEmail(link: CaseLink): EmailContent {
  return fillMail(mails.reminder, { ...SHARED, ...link })
}

/** An email that a virus was found in a document after it had arrived. */
export function documentRemovedEmail(link: CaseLink): EmailContent {
  return fillMail(mails.documentRemoved, { ...SHARED, ...link })
}

/** An email to us with what a founder wrote, without links. */
export function toDeskEmail(
  { reference, companyName }: { reference: string; companyName: string },
  messages: CaseMailMessage[],
  href: string,
): EmailContent {
  const each = Math.floor(MAX_TEXT / messages.length)
  return {
    ...fillMail(mails.toDesk, { reference, company: toMailLine(companyName), href }),
    message: {
      heading: 'They wrote',
      items: [],
      words: messages.flatMap(({ body, fileName }) => [
        ...toMailText(body, each),
        ...(fileName ? [`With a document: ${toMailLine(fileName)}`] : []),
      ]),
    },
  }
}
