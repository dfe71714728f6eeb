import { toMailLine, toMailText } from '#platform/mail/mail-line.ts'
import type { ComposedMail } from '#platform/outbox/mails.ts'
import type { PendingMessage } from './contact.queries.ts'

/** The message to the site's owner; replies go to its sender. */
export function contactEmail(
  sent: PendingMessage,
  publicUrl: string,
): Pick<ComposedMail, 'replyTo' | 'content'> {
  const { id, name, email, message, createdAt } = sent
  const reference = `Reference: ${id}\nIn the admin area: ${publicUrl}/desk/messages/${id}\n`
  if (email === '') {
    const origin = `${name}, on ${createdAt.slice(0, 10)}. There is no address to answer.`
    return {
      content: { subject: toMailLine(name), text: `${message}\n\n--\n${origin}\n${reference}` },
    }
  }
  return {
    replyTo: { name: toMailLine(name), address: email },
    content: {
      subject: `Message from ${name ? toMailLine(name) : email}`,
      text: `${message}

--
${name ? `${name}, ${email}` : email}, wrote this in the contact form on ${createdAt.slice(0, 10)}.
Reply to this email to answer them. ${reference}`,
    },
  }
}

const SHOWN_LETTERS = 200

/** The email about several texts that were passed on, each with its start and its address at the desk. */
export function passedOnEmail(
  texts: Pick<PendingMessage, 'id' | 'message' | 'createdAt'>[],
  publicUrl: string,
): Pick<ComposedMail, 'content'> {
  const entries = texts.map(({ id, message, createdAt }) => {
    const start = toMailText(message, SHOWN_LETTERS).join(' ')
    return `${createdAt.slice(0, 16).replace('T', ' ')} UTC\n${start}\n${publicUrl}/desk/messages/${id}\n`
  })
  return {
    content: {
      subject: `${texts.length} texts passed on from ‘Is this real?’`,
      text: `${entries.join('\n')}\n--\nNobody can be answered. All messages: ${publicUrl}/desk/messages\n`,
    },
  }
}
