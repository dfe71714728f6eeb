import { sql } from 'kysely'

/** Whether the job of the query has ever been on the site: `publication` has it from the first time on. */
export const WAS_PUBLIC = sql<boolean>`
  exists (select from publication where publication.job_id = job.id)`
