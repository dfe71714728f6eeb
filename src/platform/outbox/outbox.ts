import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { AddressRefused, type Message } from '#platform/mail/mail.ts'
import { renderEmail } from '#platform/mail/render-email.ts'
import type { Platform } from '#platform/platform.ts'
import type { TaskOptions, Tasks } from '#platform/tasks/tasks.ts'
import type { Composed, ComposedMail, MailKind, NewMail, QueuedMail } from './mails.ts'
import {
  claimUnqueued,
  deleteOldMails,
  findPendingMail,
  insertMail,
  markMail,
} from './outbox.queries.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-mail': { mailId: string }
  }
}

declare module '#platform/services.ts' {
  interface Services {
    outbox: Outbox
  }
}

export type Outbox = ReturnType<typeof createOutbox>

interface InTransaction {
  db: Db
  tasks: Pick<Tasks, 'enqueue'>
}

/** Queues an email in the transaction of its cause: both exist, or neither. Returns its id. */
export async function queueMail<Kind extends MailKind>(
  { db, tasks }: InTransaction,
  mail: NewMail<Kind>,
  options: TaskOptions = {},
): Promise<Id> {
  const mailId = await insertMail(db, mail, { isQueued: true })
  if (mailId === null) throw new Error('A mail without a key was not inserted')
  await tasks.enqueue(db, 'send-mail', { mailId }, options)
  return mailId
}

/** Queues an email unless there is one with its key; returns whether it did. */
export async function queueMailOnce<Kind extends MailKind>(
  { db, tasks }: InTransaction,
  { uniqueKey, ...mail }: NewMail<Kind> & { uniqueKey: string },
): Promise<boolean> {
  const mailId = await insertMail(db, mail as NewMail<Kind>, { isQueued: true, uniqueKey })
  if (mailId) await tasks.enqueue(db, 'send-mail', { mailId })
  return mailId !== null
}

/** Saves an email in the transaction of its cause, for code that has no queue; `queueSaved` gives it a task. */
export async function saveMail<Kind extends MailKind>(db: Db, mail: NewMail<Kind>) {
  await insertMail(db, mail, { isQueued: false })
}

/** Sends every queued email once. One that a killed process had sent, but not marked, goes again with its `Message-ID`. */
export function createOutbox(
  { db, mail, tasks }: Pick<Platform, 'db' | 'mail' | 'tasks'>,
  compose: (mail: QueuedMail) => Promise<Composed>,
) {
  return {
    deliver,
    queueSaved,
    sweep: (lasting: MailKind[]) => deleteOldMails(db, lasting),
  }

  /** Task. An email that no longer applies is not sent. */
  async function deliver(mailId: Id) {
    const pending = await findPendingMail(db, mailId)
    if (!pending) return
    const composed = await compose(pending)
    if (composed && 'delaySeconds' in composed)
      return tasks.enqueue(db, 'send-mail', { mailId }, composed)
    if (!composed || composed.to.length === 0) return markMail(db, mailId, 'droppedAt')
    await send(composed, composed.messageId ?? `${pending.kind}-${mailId}`)
    await markMail(db, mailId, 'sentAt')
  }

  async function send({ to, content, onSent, onFailure, ...rest }: ComposedMail, id: string) {
    const { calendar, replyTo } = rest
    const message = {
      ...('text' in content ? content : await renderEmail(content)),
      ...(calendar && { calendar }),
      ...(replyTo && { replyTo }),
    }
    const messages = to.map(({ email, list }, at) => ({
      id: at === 0 ? id : `${id}-${at}`,
      to: email,
      ...(list && { list }),
      ...message,
    }))
    try {
      await sendToAll(messages)
    } catch (error) {
      await onFailure?.()
      throw error
    }
    await onSent?.()
  }

  /** An address that no longer exists does not keep the email from the others, who would get it again with each retry. */
  async function sendToAll(messages: Message[]) {
    const refusals: AddressRefused[] = []
    for (const message of messages)
      try {
        await mail.send(message)
      } catch (error) {
        if (!(error instanceof AddressRefused)) throw error
        refusals.push(error)
      }
    if (refusals.length === messages.length) throw refusals[0]
  }

  /** Gives each saved email a task. */
  async function queueSaved() {
    await db.transaction().execute(async (db) => {
      // Codes are among them, which somebody waits for.
      for (const mailId of await claimUnqueued(db))
        await tasks.enqueue(db, 'send-mail', { mailId }, { isFirst: true })
    })
  }
}
