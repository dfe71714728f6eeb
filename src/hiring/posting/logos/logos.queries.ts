import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

export async function insertLogo(db: Db, accountId: Id, key: string) {
  await db.insertInto('logo').values({ key, accountId }).execute()
}

/** Whether the logo exists and belongs to this account. */
export async function hasLogo(db: Db, accountId: Id, key: string): Promise<boolean> {
  const row = await ownLogo(db, accountId, key).executeTakeFirst()
  return row !== undefined
}

/**
 * Whether the logo exists and belongs to this account. Locks it (FOR SHARE), so that it is not deleted before the
 * transaction ends.
 */
export async function lockLogoForShare(db: Db, accountId: Id, key: string): Promise<boolean> {
  const row = await ownLogo(db, accountId, key).forShare().executeTakeFirst()
  return row !== undefined
}

function ownLogo(db: Db, accountId: Id, key: string) {
  const query = db.selectFrom('logo').select('key').where('key', '=', key)
  return query.where('accountId', '=', accountId)
}

/** Whether a public advert shows the logo, by the rule of cards: somebody has proved who posts it, or the desk has looked. */
export async function isLogoPublic(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('employerLogo', '=', key)
    .where('status', 'in', ['open', 'closed'])
    .where((is) => is.or([is('poster', '<>', 'unproved'), is('lookedAt', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the account sees the logo before anybody else does: a colleague of who sent it, a member of its job’s organisation, or an admin. */
export async function maySeeLogo(db: Db, accountId: Id, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from account where id = ${accountId} and (
      is_owner
      or exists (
        select from logo
        where logo.key = ${key} and (logo.account_id = account.id or exists (
          select from organisation_member as own
            join organisation_member as colleague on colleague.organisation_id = own.organisation_id
          where own.account_id = account.id and colleague.account_id = logo.account_id)))
      or exists (
        select from job
          join organisation_member as member on member.organisation_id = job.organisation_id
        where member.account_id = account.id
          and (job.employer_logo = ${key} or exists (
            select from job_change
            where job_change.job_id = job.id and job_change.columns->>'employerLogo' = ${key}))))`.execute(
    db,
  )
  return rows.length > 0
}

/** Deletes the row of an unused logo. Returns false if it is used or already deleted. */
export async function deleteUnusedLogo(db: Db, key: string): Promise<boolean> {
  // Wait for a transaction that is publishing a job with it, so that the job is seen below.
  await db.selectFrom('logo').select('key').where('key', '=', key).forUpdate().execute()
  const { numDeletedRows } = await db
    .deleteFrom('logo')
    .where('key', '=', key)
    .where(isUnused)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Unused logos older than a day: of forms that were never sent, and of deleted accounts. */
export async function listUnusedLogos(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('logo')
    .select('key')
    .where('createdAt', '<', sql<string>`now() - interval '1 day'`)
    .where(isUnused)
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

/** Whether no job needs the logo. A job that its owner removed does not; one that an admin took down may come back. */
function isUnused() {
  return sql<boolean>`
    not exists (
      select from job where job.employer_logo = logo.key
      and (job.status <> 'removed' or job.removed_because is not null)
    )
    and not exists (
      select from draft where draft.account_id = logo.account_id and draft.kind = 'post'
      and draft.answers->>'logo' = logo.key
    )
    and not exists (
      select from job_change where job_change.columns->>'employerLogo' = logo.key
    )`
}
