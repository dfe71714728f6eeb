import { sql, type RawBuilder } from 'kysely'
import type { OtherCopies } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

type Condition = RawBuilder<boolean>

/** Where a job is open now. */
export const IS_OPEN: Condition = sql`closes_at > now()`

// The check may find another employer in another town, and a list must not say its answer of both, for nobody.
const ANSWERS = ['licence', 'occupation', 'rate', 'wording', 'profile']

/** Whether `other` is the advert of a row of `job_search` once more, in this place or another. */
export function isCopy(other: string): Condition {
  const row = (table: string) => ANSWERS.map((name) => `${table}.${name}`).join(', ')
  return sql.raw(`${other}.copy_key = job_search.copy_key
    and (${row(other)}) is not distinct from (${row('job_search')})`)
}

/**
 * Of adverts that are copies of each other a list shows one: the newest of those that it looks for.
 * `matching` is what the list asks of a row beyond what all copies have in common; its columns are written
 * without a table. A row without copies costs one look at `has_copies`.
 */
export function isNewestCopy(matching: Condition[]): Condition {
  return sql`(not job_search.has_copies or not exists (
    select from job_search as newer
    where ${isCopy('newer')}
      and (newer.posted_at, newer.id) > (job_search.posted_at, job_search.id)
      and ${sql.join(matching, sql` and `)}))`
}

// More copies of one advert than this are neither counted nor named.
const MOST_READ = 200

/** The other open copies of a row of `job_search`, the newest first. */
const OTHERS = sql`
  select other.id from job_search as other
  where ${isCopy('other')} and other.id <> job_search.id and other.closes_at > now()
  order by other.posted_at desc, other.id desc limit ${sql.lit(MOST_READ)}`

/** For a query of `job` and `job_search`: where else the advert is open; null if nowhere. */
export const OTHER_COPIES = sql<OtherCopies | null>`case when job_search.has_copies then (
  select json_build_object(
    'places', count(distinct lower(copy.place)) filter (where lower(copy.place) <> lower(coalesce(job.place, ''))),
    'here', count(*) filter (where lower(copy.place) is not distinct from lower(job.place)),
    'isCut', count(*) = ${sql.lit(MOST_READ)})
  from (${OTHERS}) as found join job as copy on copy.id = found.id
) end`

/** Another place of an advert, with what the path of its page needs. */
export interface JobCopy {
  id: Id
  title: string
  place: string | null
}

/** The other open copies of a job, the newest first. */
export async function findCopies(db: Db, id: Id): Promise<JobCopy[]> {
  const { rows } = await sql<JobCopy>`
    select copy.id, copy.title, copy.place
    from job_search cross join lateral (${OTHERS}) as found join job as copy on copy.id = found.id
    where job_search.id = ${id} and job_search.has_copies
    order by copy.posted_at desc, copy.id desc`.execute(db)
  return rows
}
