import { english } from '#platform/languages/english.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

/** An email to the sender of a file in which a virus was found later. */
export function removedFileEmail(
  { name, href }: { name: string; href: string },
  language = english,
): EmailContent {
  const { scanMails } = language.words
  const format = formatMail(language)
  return {
    language,
    subject: scanMails.subject,
    heading: scanMails.heading,
    paragraphs: [format(scanMails.text, { name: toMailLine(name) }), scanMails.next],
    button: { label: scanMails.button, href },
    footnote: scanMails.foot,
  }
}
