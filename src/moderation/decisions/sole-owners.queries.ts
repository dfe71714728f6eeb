import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * The names of organisations that have applicants and, with these people suspended, no owner left who can log in: that
 * is as good as suspending the organisation.
 */
export async function findLeftAlone(db: Db, accountIds: Id[]): Promise<string[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    select name from organisation
    where suspended_at is null
      and id in (
        select organisation_id from organisation_member
        where role = 'owner' and account_id = any(${accountIds}))
      and not exists (
        select from organisation_member as member
          join account on account.id = member.account_id
        where member.organisation_id = organisation.id and member.role = 'owner'
          and account.suspended_at is null and account.id <> all(${accountIds}))
      and exists (
        select from application join job on job.id = application.job_id
        where job.organisation_id = organisation.id)
    order by id limit 20`.execute(db)
  return rows.map(({ name }) => name)
}
