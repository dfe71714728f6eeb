import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { Message } from '#server/platform/mail/mail.ts'
import type { PendingMessage } from './contact.queries.ts'

/** The message to the site's owner; replies go to its sender. */
export function contactEmail(to: string, sent: PendingMessage, publicUrl: string): Message {
  const { id, name, email, message, createdAt } = sent
  return {
    id: `contact-${id}`,
    to,
    replyTo: { name: toMailLine(name), address: email },
    subject: `Message from ${name ? toMailLine(name) : email}`,
    text: `${message}

--
${name ? `${name}, ${email}` : email}, wrote this in the contact form on ${createdAt.slice(0, 10)}.
Reply to this email to answer them. Reference: ${id}
In the admin area: ${publicUrl}/desk/messages/${id}
`,
  }
}
