import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { UNDO_SECONDS } from '#hiring/posting/employer-actions.ts'
import type { Db } from '#platform/database/database.ts'

/** Hides a message that was just written from the other side until its minute is over. */
export async function markWaiting(db: Db, id: Id) {
  await db
    .updateTable('applicationMessage')
    .set({
      sentAt: null,
      waitsUntil: sql<string>`now() + make_interval(secs => ${UNDO_SECONDS})`,
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes a message that still waits; false if it was sent, or waits for the desk. */
export async function deleteWaiting(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .deleteFrom('applicationMessage')
    .where('id', '=', id)
    .where('waitsUntil', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes the texts of moves readable from now on. */
export async function sendWaitingWords(db: Db, applicationId: Id) {
  await db
    .updateTable('applicationMessage')
    .set({ sentAt: sql<string>`now()`, waitsUntil: null })
    .where('applicationId', '=', applicationId)
    .where('waitsUntil', 'is not', null)
    .where('eventId', 'is not', null)
    .execute()
}

/** The messages of an action that still wait, with what decides whether they are sent; locks their applications. */
export async function lockWaiting(db: Db, actionId: Id) {
  return (
    db
      .selectFrom('employerActionItem as item')
      .innerJoin('applicationMessage as message', 'message.id', 'item.messageId')
      .innerJoin('application', 'application.id', 'item.applicationId')
      .innerJoin('job', 'job.id', 'application.jobId')
      .leftJoin('organisation', 'organisation.id', 'job.organisationId')
      .select(['message.id', 'item.applicationId'])
      .select([
        sql<boolean>`application.withdrawn_at is not null or job.status = 'removed'`.as('isOver'),
        sql<boolean>`organisation.frozen_at is not null or organisation.suspended_at is not null`.as(
          'isStopped',
        ),
      ])
      .where('item.actionId', '=', actionId)
      .where('message.waitsUntil', 'is not', null)
      // The text of a move is sent with the move.
      .where('message.eventId', 'is', null)
      .orderBy('item.applicationId')
      .forUpdate('application')
      .execute()
  )
}

/** Sends messages or, with `isHeld`, leaves them to the desk, like those of a frozen organisation. */
export async function endWaiting(db: Db, ids: Id[], { isHeld }: { isHeld: boolean }) {
  if (ids.length === 0) return
  await db
    .updateTable('applicationMessage')
    .set({ waitsUntil: null, ...(!isHeld && { sentAt: sql<string>`now()` }) })
    .where('id', 'in', ids)
    .execute()
}
