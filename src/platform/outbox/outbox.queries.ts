import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { MailKind, NewMail, QueuedMail } from './mails.ts'

const MAIL_DAYS = STORED_DAYS.mail

interface Insertion {
  isQueued: boolean
  uniqueKey?: string
}

/** The id of the new email; null if there is one with this key. */
export async function insertMail<Kind extends MailKind>(
  db: Db,
  { kind, subject, about }: NewMail<Kind>,
  { isQueued, uniqueKey }: Insertion,
): Promise<Id | null> {
  const row = await db
    .insertInto('outboxMail')
    .values({
      id: newId(),
      kind,
      subject,
      about: JSON.stringify(about),
      uniqueKey: uniqueKey ?? null,
      queuedAt: isQueued ? sql<string>`now()` : null,
    })
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Marks emails that have no task yet; returns their ids. */
export async function claimUnqueued(db: Db, limit = 500): Promise<Id[]> {
  // The limit is in its own query, so that no plan runs it once a row.
  const { rows } = await sql<{ id: Id }>`
    with unqueued as (
      select id from outbox_mail where queued_at is null
      limit ${limit} for update skip locked
    )
    update outbox_mail set queued_at = now()
    where id in (select id from unqueued)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** An email that can be sent now. */
export async function findPendingMail(db: Db, id: Id): Promise<QueuedMail | null> {
  const row = await db
    .selectFrom('outboxMail')
    .select(['id', 'kind', 'subject', 'about'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .where('heldAt', 'is', null)
    .executeTakeFirst()
  return (row as QueuedMail | undefined) ?? null
}

interface Pause {
  subject: Id
  kind: MailKind
  /** The `kind` in what the email is about. */
  variant: string
  seconds: number
}

/** The seconds until another such email may go; 0 if it can go now. One that waits to be sent comes first. */
export async function secondsUntilNext(
  db: Db,
  { subject, kind, variant, seconds: pause }: Pause,
): Promise<number> {
  const { seconds } = await db
    .selectFrom('outboxMail')
    .select(
      sql<number>`greatest(0, ceil(coalesce(max(
        case when sent_at is null then ${pause}::int
        else ${pause}::int - extract(epoch from now() - sent_at) end), 0)))::int`.as('seconds'),
    )
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where(sql`about ->> 'kind'`, '=', variant)
    .where('droppedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return seconds
}

/** Deletes emails that were settled long ago, but those of these kinds. */
export async function deleteOldMails(db: Db, lasting: string[]) {
  await sql`
    delete from outbox_mail
    where created_at < now() - make_interval(days => ${MAIL_DAYS}::int)
      and (sent_at is not null or dropped_at is not null)
      and kind <> all(${lasting}::text[])`.execute(db)
}

export async function markMail(db: Db, id: Id, state: 'sentAt' | 'droppedAt') {
  await db
    .updateTable('outboxMail')
    .set({ [state]: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}
