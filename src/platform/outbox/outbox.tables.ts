import type { Generated, JSONColumnType } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    outboxMail: OutboxMailTable
  }
}

/** An email, from the change that causes it until `sweep` deletes it. */
interface OutboxMailTable {
  id: string
  /** One of `MailKinds`. */
  kind: string
  /** The id of what it is about, such as an application; deleting that deletes the email. */
  subject: string
  /** The rest that its kind needs: ids and names of variants, no addresses. */
  about: JSONColumnType<object>
  /** Equal for emails of which only one may exist, such as two reminders of a day; else null. */
  uniqueKey: string | null
  createdAt: Generated<string>
  /** The time when its task was enqueued. */
  queuedAt: string | null
  /** Set while it waits for the desk and is not sent. */
  heldAt: string | null
  /** The time when it was found to no longer apply. */
  droppedAt: string | null
  sentAt: string | null
}
