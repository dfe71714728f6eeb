import type { ContactMessage } from './contact.schema.ts'
import type { BotSignals } from '#accounts/visitors/bot-signals.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Config } from '#platform/config.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Composed } from '#platform/outbox/mails.ts'
import { queueMail, queueMailOnce } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import type { FormTimestamps } from '#accounts/visitors/form-timestamps.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { contactEmail, passedOnEmail } from './contact.mail.ts'
import {
  countPassedOn,
  findPassedOn,
  findPendingMessage,
  insertMessage,
  markMessagesSent,
} from './contact.queries.ts'
import { looksPassedOn, OWN_NAME, PASSED_ON } from './passed-on.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** Texts of an hour that have an email each; more of them share one, so that no flood fills the owner’s mailbox. */
const SINGLE_MAILS = 3
const MOST_IN_DIGEST = 200
const HOUR_MS = 3_600_000

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
  return { send, passOn, composeMail, composeDigest }

  /** Saves the message and queues its email, in one transaction. @throws {DomainError} if it cannot */
  async function send(visitor: Sender, message: ContactMessage, trace: BotSignals) {
    await limits.consume(RATE_LIMITS['contact-message'], visitor.ip)
    formTimestamps.requirePerson(trace)
    if (looksPassedOn(message.name)) throw wrongField('name', OWN_NAME)

    await db.transaction().execute(async (db) => {
      const id = await save(db, message)
      await queueMail({ db, tasks }, { kind: 'contact', subject: id, about: {} })
    })
  }

  /**
   * Saves a text that a visitor was sent, for the desk to read. The first few of an hour have an email each, the others
   * one together.
   * @throws {DomainError} `too_many`, or if a program sent it
   */
  async function passOn(visitor: Pick<Sender, 'ip'>, text: string, trace: BotSignals) {
    await limits.consume(RATE_LIMITS['passed-text'], visitor.ip)
    formTimestamps.requirePerson(trace)

    await db.transaction().execute(async (db) => {
      const earlier = await countPassedOn(db, { minutes: 60 })
      const id = await save(db, { name: PASSED_ON, email: '', message: text })
      if (earlier < SINGLE_MAILS) {
        await queueMail({ db, tasks }, { kind: 'contact', subject: id, about: {} })
        return
      }
      const hour = new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
      await queueMailOnce(
        { db, tasks },
        { kind: 'passed-on', subject: id, about: { hour }, uniqueKey: `passed-on ${hour}` },
      )
    })
  }

  async function save(db: Db, { name, email, message }: ContactMessage) {
    const id = newId()
    await insertMessage(db, { id, name, email, message })
    return id
  }

  /** The email about the texts that were passed on in an hour, once it is over. */
  async function composeDigest({ hour }: { hour: string }, now = Date.now()): Promise<Composed> {
    const wait = Date.parse(`${hour}:00:00Z`) + HOUR_MS - now
    if (wait > 0) return { delaySeconds: Math.ceil(wait / 1000) }
    const texts = await findPassedOn(db, MOST_IN_DIGEST)
    if (texts.length === 0) return null
    return {
      ...passedOnEmail(texts, publicUrl),
      to: [{ email: ownerEmail }],
      onSent: () =>
        markMessagesSent(
          db,
          texts.map(({ id }) => id),
        ),
    }
  }

  /** The email about a saved message, to the site's owner. */
  async function composeMail(id: Id): Promise<Composed> {
    const message = await findPendingMessage(db, id)
    if (!message) return null
    return {
      ...contactEmail(message, publicUrl),
      messageId: `contact-${id}`,
      to: [{ email: ownerEmail }],
      onSent: () => markMessagesSent(db, [id]),
    }
  }
}
