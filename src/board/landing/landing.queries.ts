import { sql } from 'kysely'
import type { JobCard, JobType, Pay, PayPeriod } from '#trade/jobs.schema.ts'
import { IS_LISTED, isNewestCopy } from '#board/jobs/stored/copies.ts'
import type { Db } from '#platform/database/database.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { findCardsById } from '#board/jobs/jobs.queries.ts'

/** The jobs that a landing page is about. At least one of the two is set. */
export interface LandingKey {
  /** The category’s slug. */
  category: string | null
  place: string | null
}

/** A summary of the jobs on a page. */
export interface LandingFacts {
  employers: number
  /** The number of jobs of each type, most first; some adverts do not state it. */
  types: { type: JobType; count: number }[]
  /** The range from the lowest to the highest pay, of the jobs with the most common pay period. */
  pay: (Pay & { count: number }) | null
}

// More jobs than this take too long to read for one sentence.
const MAX_ROWS_READ = 2000

/** The newest open jobs in a town, by its name in the advert, and their number. */
export async function findTownJobs(db: Db, key: LandingKey, limit: number) {
  const { rows } = await sql<{ ids: string[] | null; count: number }>`
    select
      (select array_agg(id order by posted_at desc, id desc) from (
        select id, posted_at from job_search where ${isAbout(key)}
        order by posted_at desc, id desc limit ${limit}
      ) as newest) as ids,
      (select count(*) from job_search where ${isAbout(key)}) as count`.execute(db)
  const { ids = null, count = 0 } = rows[0] ?? {}
  const jobs: JobCard[] = await toCards(db, await findCardsById(db, ids ?? []))
  return { jobs, total: { count, isExact: true } }
}

/** Null for too many jobs. */
export async function findLandingFacts(
  db: Db,
  key: LandingKey,
  count: number,
): Promise<LandingFacts | null> {
  if (count > MAX_ROWS_READ) return null
  const { rows } = await sql<{
    employers: number
    types: LandingFacts['types'] | null
    pays: PayRow[] | null
  }>`
    with matching as materialized (
      select job.type, employer_name, pay_min, pay_max, pay_period,
        coalesce(pay_currency, 'GBP') as currency
      from (select id from job_search where ${isAbout(key)}) as found join job using (id)
    )
    select (select count(distinct lower(employer_name)) from matching) as employers,
      (select json_agg(counted order by count desc, type) from (
        select type, count(*) as count from matching where type is not null group by type
      ) as counted) as types,
      (select json_agg(paid order by count desc) from (
        select currency, pay_period as period, count(*) as count,
          min(coalesce(pay_min, pay_max)) as low, max(coalesce(pay_max, pay_min)) as high
        from matching where pay_period is not null and coalesce(pay_min, pay_max) is not null
        group by 1, 2
      ) as paid) as pays`.execute(db)
  const { employers = 0, types, pays } = rows[0] ?? {}
  return { employers, types: types ?? [], pay: toPay(pays?.[0]) }
}

interface PayRow {
  currency: string
  period: PayPeriod
  count: number
  low: number
  high: number
}

function toPay(row: PayRow | undefined): LandingFacts['pay'] {
  if (!row) return null
  const { currency, period, count, low, high } = row
  return { min: low, max: high, currency, period, text: null, count }
}

function isAbout({ category, place }: LandingKey) {
  const inPlace = place === null ? [] : [sql<boolean>`place = ${place}`]
  return sql<boolean>`${sql.join([IS_LISTED, ...inPlace], sql` and `)}
    ${category === null ? sql`` : sql`and category = ${category}`}
    and ${isNewestCopy([IS_LISTED, ...inPlace])}`
}
