import type { Message } from './mail.ts'

/** The message for nodemailer. Line breaks are removed from headers, where they would allow header injection. */
export function toEnvelope(from: string, { to, subject, text, html, replyTo, id }: Message) {
  return {
    from: { name: 'Landfall', address: from },
    to: oneLine(to),
    subject: oneLine(subject),
    text,
    ...(html && { html }),
    ...(replyTo && {
      replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) },
    }),
    messageId: `<${oneLine(id)}@${from.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function oneLine(text: string) {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
