import { sql } from 'kysely'
import type { LicenceNotice } from '#hiring/applications/model/application-views.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { IS_A_RATED } from '#sponsorship/register/a-rated.ts'

/** The register’s entry for the sponsor of an open job; null if it still supports the job. */
export async function findLicenceNotice(
  db: Db,
  { jobId, loadId }: { jobId: Id; loadId: number },
): Promise<LicenceNotice | null> {
  const { rows } = await sql<LicenceNotice>`
    select sponsor.name as sponsor, sponsor.is_listed, register_load.published_on
    from job
    join job_search on job_search.id = job.id
    join sponsor on sponsor.id = coalesce(job.sponsor_id, job_search.sponsor_id)
    join register_load on register_load.id = ${loadId}::integer
    where job.id = ${jobId} and job.status = 'open'
      and job_search.licence is distinct from 1
      and not ${IS_A_RATED}`.execute(db)
  return rows[0] ?? null
}
