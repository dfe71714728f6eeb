import { sql, type RawBuilder } from 'kysely'
import type { OtherCopies } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

type Condition = RawBuilder<boolean>

/** The condition that a row of `job_search` is in the lists: its job is open, and was seen not too long ago. */
export const IS_LISTED: Condition = isListed()

/** `IS_LISTED` for a row under another name. */
export function isListed(row?: string): Condition {
  return sql.raw(`${row ? `${row}.` : ''}closes_at > now()`)
}

// Copies must have the same check results: in another town the check may find another employer, and a list must not
// show one result for both.
const ANSWERS = ['licence', 'occupation', 'rate', 'wording', 'profile']

/** Whether `other` is a copy of the advert in a row of `job_search`, in this place or another. */
export function isCopy(other: string): Condition {
  const row = (table: string) => ANSWERS.map((name) => `${table}.${name}`).join(', ')
  return sql.raw(`${other}.copy_key = job_search.copy_key
    and (${row(other)}) is not distinct from (${row('job_search')})`)
}

/**
 * Whether a row is the copy to list: of an advert's copies, a list shows the newest of those it searches for.
 * `matching` are the list's conditions beyond what all copies have in common; its columns are written without a table.
 * A row without copies costs one look at `has_copies`.
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

/** The other open copies of a row of `job_search`, newest first. */
const OTHERS = sql`
  select other.id from job_search as other
  where ${isCopy('other')} and other.id <> job_search.id and ${isListed('other')}
  order by other.posted_at desc, other.id desc limit ${sql.lit(MOST_READ)}`

/** The other places in which the advert is open, for a query of `job` and `job_search`; null if there are none. */
export const OTHER_COPIES = sql<OtherCopies | null>`case when job_search.has_copies then (
  select json_build_object(
    'places', count(distinct lower(copy.place)) filter (where lower(copy.place) <> lower(coalesce(job.place, ''))),
    'here', count(*) filter (where lower(copy.place) is not distinct from lower(job.place)),
    'isCut', count(*) = ${sql.lit(MOST_READ)})
  from (${OTHERS}) as found join job as copy on copy.id = found.id
) end`

/** A copy of an advert, with the facts for the path of its page. */
export interface JobCopy {
  id: Id
  title: string
  place: string | null
}

/** The other open copies of a job, newest first. */
export async function findCopies(db: Db, id: Id): Promise<JobCopy[]> {
  const { rows } = await sql<JobCopy>`
    select copy.id, copy.title, copy.place
    from job_search cross join lateral (${OTHERS}) as found join job as copy on copy.id = found.id
    where job_search.id = ${id} and job_search.has_copies
    order by copy.posted_at desc, copy.id desc`.execute(db)
  return rows
}
