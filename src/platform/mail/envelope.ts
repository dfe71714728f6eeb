import type { Message, Sender } from './mail.ts'

/** The message for nodemailer. Line breaks are removed from headers, where they would allow header injection. */
export function toEnvelope(from: Sender, message: Message) {
  const { to, subject, text, html, replyTo, list, calendar, id } = message
  return {
    from,
    to: oneLine(to),
    subject: oneLine(subject),
    text,
    ...(html && { html }),
    ...(replyTo && {
      replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) },
    }),
    ...(calendar && { icalEvent: { filename: 'interview.ics', ...calendar } }),
    ...(list && { headers: listHeaders(list, domainOf(from.address)) }),
    messageId: `<${oneLine(id)}@${domainOf(from.address)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function listHeaders({ id, unsubscribe, oneClick }: NonNullable<Message['list']>, domain: string) {
  return {
    'List-Id': `<${oneLine(id)}.${domain}>`,
    'List-Unsubscribe': `<${oneLine(unsubscribe)}>`,
    ...(oneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

function domainOf(address: string) {
  return address.split('@')[1] ?? ''
}

function oneLine(text: string) {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
