import type { ContactMessage } from './contact.schema.ts'
import type { BotSignals } from '#accounts/visitors/bot-signals.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Config } from '#platform/config.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Composed } from '#platform/outbox/mails.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import type { FormTimestamps } from '#accounts/visitors/form-timestamps.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { contactEmail } from './contact.mail.ts'
import { findPendingMessage, insertMessage, markMessageSent } from './contact.queries.ts'

const MESSAGES = {
  name: 'contact-message',
  times: 5,
  seconds: 600,
  message: 'You have sent several messages already. Wait ten minutes, then send this one.',
}

/** The name of a text that somebody was sent and passed on from ‘Is this real?’. It has no address to reply to. */
export const PASSED_ON = 'Passed on from ‘Is this real?’'

const PASSED_TEXTS = {
  name: 'passed-text',
  times: 5,
  seconds: 3600,
  message: 'You have sent several texts already. Wait an hour, then send this one.',
}

declare module '#platform/services.ts' {
  interface Services {
    contact: ReturnType<typeof createContact>
  }
}

export function createContact(
  { db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>,
  formTimestamps: FormTimestamps,
  { ownerEmail, publicUrl }: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  return { send, passOn, composeMail }

  /** Saves the message and queues its email, in one transaction. @throws {DomainError} if it cannot */
  async function send(visitor: Sender, message: ContactMessage, trace: BotSignals) {
    await limits.consume(MESSAGES, visitor.ip)
    formTimestamps.requirePerson(trace)

    await save(message)
  }

  /** Saves a text that a visitor was sent, for the desk to read. @throws {DomainError} `too_many` */
  async function passOn(visitor: Pick<Sender, 'ip'>, text: string) {
    await limits.consume(PASSED_TEXTS, visitor.ip)
    await save({ name: PASSED_ON, email: '', message: text })
  }

  async function save({ name, email, message: text }: ContactMessage) {
    const id = newId()
    await db.transaction().execute(async (db) => {
      await insertMessage(db, { id, name, email, message: text })
      await queueMail({ db, tasks }, { kind: 'contact', subject: id, about: {} })
    })
  }

  /** The email about a saved message, to the site's owner. */
  async function composeMail(id: Id): Promise<Composed> {
    const message = await findPendingMessage(db, id)
    if (!message) return null
    return {
      ...contactEmail(message, publicUrl),
      messageId: `contact-${id}`,
      to: [{ email: ownerEmail }],
      onSent: () => markMessageSent(db, id),
    }
  }
}
