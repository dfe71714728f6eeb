import { sql } from 'kysely'
import { provedOrganisations } from '#organisations/organisations.queries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Whether the `job` of a query shows the name that its organisation has proved, for everything that an applicant or an
 * employer may do with it. A job keeps the name under which people applied, and the proof of another name is none of it.
 */
export function isPosterProved(db: Db) {
  return sql<boolean>`(job.poster = 'proved' and job.organisation_id is not null
    and job.organisation_id in (${provedOrganisations(db)}))`
}

export async function findPosterProved(db: Db, jobId: Id): Promise<boolean> {
  const query = db.selectFrom('job').select('id').where('id', '=', jobId).where(isPosterProved(db))
  return (await query.executeTakeFirst()) !== undefined
}
