import { sql } from 'kysely'
import type { JobCard, JobType, Pay, PayPeriod } from '#contract/jobs.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findCards } from '../found-jobs.ts'

/** Which jobs a landing page is about. One of the two is given. */
export interface LandingKey {
  /** Slugs. */
  category: string | null
  place: string | null
}

/** What the adverts of a page say when taken together. */
export interface LandingFacts {
  employers: number
  /** How many are of each type, the most first; not every advert says. */
  types: { type: JobType; count: number }[]
  /** From the lowest to the highest that is offered, of those paid for the same time. */
  pay: (Pay & { count: number }) | null
}

// Beyond this the adverts themselves are too many to be read for a sentence.
const MAX_ROWS_READ = 2000

/** The newest open jobs that say they are in a town, and how many there are. */
export async function findTownJobs(db: Db, key: LandingKey, limit: number) {
  const { rows } = await sql<{ ids: string[] | null; count: number }>`
    select
      (select array_agg(id order by posted_at desc, id desc) from (
        select id, posted_at from job_search where ${isAbout(key)}
        order by posted_at desc, id desc limit ${limit}
      ) as newest) as ids,
      (select count(*) from job_search where ${isAbout(key)}) as count`.execute(db)
  const { ids = null, count = 0 } = rows[0] ?? {}
  const jobs: JobCard[] = await findCards(db, ids ?? [])
  return { jobs, total: { count, isExact: true } }
}

/** Null where there are too many to tell at once. */
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
  return sql<boolean>`closes_at > now()
    ${category === null ? sql`` : sql`and category = ${category}`}
    ${place === null ? sql`` : sql`and place = ${place}`}`
}
