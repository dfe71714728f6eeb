import { sql } from 'kysely'
import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Deletes invitations and proofs that ran out, and what organisations without members hold about people: invitations,
 * proofs that were begun, addresses for applications and defaults of new adverts. Returns how many rows went.
 */
export async function deleteOldInvitations(db: Db, now = new Date()): Promise<number> {
  const isOver = sql`expires_at < ${now.toISOString()}::timestamptz - make_interval(days => ${STORED_DAYS.invitation}::int)`
  const isEmpty = sql`not exists (
    select from organisation_member m where m.organisation_id = gone.organisation_id)`
  const statements = [
    sql`delete from organisation_invitation gone where ${isOver} or ${isEmpty}`,
    // A proof that waits for the desk has not ended.
    sql`delete from organisation_proof_request gone
      where (${isOver} and waits_since is null) or ${isEmpty}`,
    sql`delete from confirmed_address gone where ${isEmpty}`,
    sql`delete from posting_default gone where ${isEmpty}`,
  ]
  let total = 0
  for (const statement of statements)
    total += Number((await statement.execute(db)).numAffectedRows ?? 0n)
  return total
}
