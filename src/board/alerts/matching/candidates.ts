import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { isListed } from '#board/jobs/stored/copies.ts'
import { rowsWhere } from './matches.ts'

/** An advert that was sent is not sent again as a copy, unless it closed longer ago than this. */
export const COPY_DAYS = 30
/** The number of candidates from which an index of the words is worth making. */
const MANY = 300

/** A job that can be new to an alert. */
export interface Candidate {
  number: number
  edition: number
  firstEdition: number
  /** The numbers of other copies of its advert. */
  copies: number[] | null
  /** The first edition with one of these copies. */
  firstCopy: number | null
}

/** The table with copies of all candidates' rows, in this transaction only. */
export const CANDIDATES = sql.raw('alert_candidate')

/**
 * Copies the search rows of all jobs that changed after one edition, up to another. They are few compared with all
 * jobs, so thousands of searches of them are cheap; their columns have the same names as the search's.
 */
export async function loadCandidates(
  db: Db,
  { after, upTo }: { after: number; upTo: number },
): Promise<Map<number, Candidate>> {
  const isCandidate = sql`publication.edition > ${sql.lit(after)} and publication.edition <= ${sql.lit(upTo)}
    and ${isListed('job_search')}`
  await sql`create temp table alert_candidate on commit drop as ${rowsWhere(isCandidate)}`.execute(
    db,
  )
  const { rows } = await sql<Candidate>`
    select candidate.number, candidate.edition, candidate.first_edition, copy.numbers as copies,
      copy.first_edition as first_copy
    from alert_candidate as candidate left join lateral (
      select array_agg(other.number) as numbers, min(other.first_edition) as first_edition
      from publication as other join job on job.id = other.job_id
      where other.advert = candidate.advert and other.number <> candidate.number
        and (job.closed_at is null or job.closed_at > now() - make_interval(days => ${sql.lit(COPY_DAYS)}))
    ) as copy on true`.execute(db)
  if (rows.length > MANY) {
    await sql`create index on alert_candidate using gin (words)`.execute(db)
    await sql`create index on alert_candidate using gist (spot)`.execute(db)
    await sql`analyze alert_candidate (category, country, place, profile, pay)`.execute(db)
  }
  return new Map(rows.map((row) => [row.number, row]))
}
