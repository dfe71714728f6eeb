import type { ContactMessage } from '#contract/contact.ts'
import type { FormTrace } from '#contract/form-trace.ts'
import type { Id } from '#contract/primitives.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FormStamps } from '#server/visitors/form-stamps.ts'
import type { Sender } from '#server/visitors/visitor.ts'
import { messageMail } from './contact.mail.ts'
import { findUnsentMessage, insertMessage, markMessageSent } from './contact.queries.ts'

export type Contact = ReturnType<typeof createContact>

const MESSAGES = {
  name: 'contact-message',
  times: 5,
  seconds: 600,
  message: 'You have sent several messages already. Wait ten minutes, then send this one.',
}

export function createContact(
  { db, tasks, limits, mail }: Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail'>,
  formStamps: FormStamps,
  { ownerEmail, publicUrl }: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  return { send, deliver }

  /** Keeps the message and queues its mail: both or neither. A program's message is dropped unsaid. */
  async function send(visitor: Sender, message: ContactMessage, trace: FormTrace) {
    await limits.spend(MESSAGES, visitor.address)
    if (formStamps.looksAutomatic(trace)) return

    const id = newId()
    const { name, email, message: text } = message
    await db.transaction().execute(async (db) => {
      await insertMessage(db, { id, name, email, message: text })
      await tasks.enqueue(db, 'send-contact-message', { messageId: id })
    })
  }

  /** Mails a kept message to the owner, once. */
  async function deliver(id: Id) {
    const message = await findUnsentMessage(db, id)
    if (!message) return
    await mail.send(messageMail(ownerEmail, message, publicUrl))
    await markMessageSent(db, id)
  }
}
