import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Locks a time (FOR UPDATE), so that two people pick it one after the other. Null if it does not exist. */
export async function lockSlot(db: Db, id: Id) {
  const row = await db
    .selectFrom('interviewSlot')
    .select(['id', 'offerId', 'startsAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Ends the interview that holds this time, if its applicant withdrew or was rejected. False if an active applicant
 * holds it.
 */
export async function freeSlotOfEnded(db: Db, slotId: Id): Promise<boolean> {
  await sql`
    update interview set ended_at = now(),
      ended_by = case when application.withdrawn_at is null then 'employer' else 'applicant' end
    from application
    where application.id = interview.application_id and interview.slot_id = ${slotId}
      and interview.ended_at is null
      and (application.withdrawn_at is not null or application.status = 'rejected')`.execute(db)
  const holder = await db
    .selectFrom('interview')
    .select('id')
    .where('slotId', '=', slotId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return holder === undefined
}

/** Saves the browser’s zone, unless the person has chosen one. */
export async function saveZoneIfNone(db: Db, accountId: Id, timeZone: string | null) {
  if (timeZone === null) return
  await db
    .updateTable('account')
    .set({ timeZone })
    .where('id', '=', accountId)
    .where('timeZone', 'is', null)
    .execute()
}

export async function saveZone(db: Db, accountId: Id, timeZone: string) {
  await db.updateTable('account').set({ timeZone }).where('id', '=', accountId).execute()
}
