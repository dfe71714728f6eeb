import { sql, type RawBuilder } from 'kysely'

type Condition = RawBuilder<boolean>

/** Where a job is open now. */
export const IS_OPEN: Condition = sql`closes_at > now()`

// The check may find another employer in another town, and a list must not say its answer of both.
const VERDICTS = ['licence', 'occupation', 'rate', 'wording']

/** Whether `other` is the advert of a row of `job_search` once more, in this place or another. */
export function isCopy(other: string): Condition {
  const row = (table: string) => VERDICTS.map((name) => `${table}.${name}`).join(', ')
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
