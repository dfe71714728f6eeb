import { sql } from 'kysely'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The days after an organisation’s first applicant in which a code by mail is enough to read them. */
export const FIRST_DAYS = 7

/** Whether the first applicant of an organisation came in this week, and after this browser’s first log-in. */
export async function isFirstWeek(db: Db, organisationId: Id, since: Timestamp): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select coalesce(min(application.created_at)
      > greatest(${since}::timestamptz, now() - make_interval(days => ${FIRST_DAYS}::int)), false) as is_first
    from application join job on job.id = application.job_id
    where job.organisation_id = ${organisationId}`.execute(db)
  return rows[0]?.isFirst ?? false
}

export async function findOrganisationIds(db: Db, accountId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('organisationMember')
    .select('organisationId')
    .where('accountId', '=', accountId)
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}
