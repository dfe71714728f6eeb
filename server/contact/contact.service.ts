import type { ContactMessage } from '#contract/contact.ts'
import type { BotSignals } from '#contract/bot-signals.ts'
import type { Id } from '#contract/primitives.ts'
import type { Config } from '#server/platform/config.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FormTimestamps } from '#server/visitors/form-timestamps.ts'
import type { Sender } from '#server/visitors/visitor.ts'
import { contactEmail } from './contact.mail.ts'
import { findPendingMessage, insertMessage, markMessageSent } from './contact.queries.ts'

const MESSAGES = {
  name: 'contact-message',
  times: 5,
  seconds: 600,
  message: 'You have sent several messages already. Wait ten minutes, then send this one.',
}

declare module '#server/platform/services.ts' {
  interface Services {
    contact: ReturnType<typeof createContact>
  }
}

export function createContact(
  { db, tasks, limits, mail }: Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail'>,
  formTimestamps: FormTimestamps,
  { ownerEmail, publicUrl }: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  return { send, deliver }

  /** Saves the message and queues its email, in one transaction. @throws {DomainError} if it cannot */
  async function send(visitor: Sender, message: ContactMessage, trace: BotSignals) {
    await limits.consume(MESSAGES, visitor.ip)
    formTimestamps.requirePerson(trace)

    const id = newId()
    const { name, email, message: text } = message
    await db.transaction().execute(async (db) => {
      await insertMessage(db, { id, name, email, message: text })
      await tasks.enqueue(db, 'send-contact-message', { messageId: id })
    })
  }

  /** Emails a saved message to the site's owner, once. */
  async function deliver(id: Id) {
    const message = await findPendingMessage(db, id)
    if (!message) return
    await mail.send(contactEmail(ownerEmail, message, publicUrl))
    await markMessageSent(db, id)
  }
}
