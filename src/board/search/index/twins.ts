import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { listedUntil } from '#trade/job-age.ts'
import { pairTwins, type TwinAdvert } from './pair-twins.ts'

// Distinguishes these locks from others in the database.
const LOCKS = 13

/**
 * Locks the groups of possible twins that these jobs leave and join until the transaction ends, and returns their keys.
 * Call it before writing a row.
 */
export async function lockTwins(
  db: Db,
  jobs: { id: Id; twinKey: string | null }[],
): Promise<string[]> {
  const keys = jobs.flatMap(({ twinKey }) => twinKey ?? [])
  const { rows } = await sql<{ key: string }>`
    select key::text, pg_advisory_xact_lock(${sql.lit(LOCKS)}, hashint8(key))
    from (
      select key from unnest(${keys}::bigint[]) as key
      union
      select twin_key from job_search where id = any(${jobs.map(({ id }) => id)}) and twin_key is not null
      order by key
    ) as keys`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * Adverts of one employer, title and town, times their characters: 70 usual ones, or 24 of the longest. More are all
 * shown, because nobody else is answered while they are compared.
 */
export const MOST_COMPARED = 12_000_000

interface GroupRow extends Omit<TwinAdvert, 'text'> {
  key: string
  twinOf: Id | null
  description: string
  lastSeenAt: string
  closesAt: string | null
  /** Whether its group has too many to compare; of such a group only hidden adverts are here. */
  isLarge: boolean
}

/** Decides which adverts with these keys lists show, of those that are the same job from several sources. */
export async function settleTwins(db: Db, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const groups = Map.groupBy(await findGroups(db, keys), ({ key }) => key)
  const now = new Date().toISOString()
  const twins = new Map<Id, Id>()
  for (const rows of groups.values()) {
    if (rows.some(({ isLarge }) => isLarge)) continue
    const listed = rows.filter((row) => listedUntil(row) > now)
    const texts = listed.map(({ description, ...row }) => ({
      ...row,
      text: normalizeText(description),
    }))
    for (const [hidden, shown] of pairTwins(texts)) twins.set(hidden, shown)
  }
  const changed = [...groups.values()]
    .flat()
    .map(({ id, twinOf }) => ({ id, before: twinOf, twinOf: twins.get(id) ?? null }))
    .filter(({ before, twinOf }) => before !== twinOf)
  await saveTwins(db, changed)
  await joinNews(
    db,
    [...twins].map(([id, twinOf]) => ({ id, twinOf })),
  )
}

/** The rows of keys that more than one source has, which are few. */
async function findGroups(db: Db, keys: string[]): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with possible as (
      select job_search.id, twin_key, twin_of, coalesce(job.source, '') as origin,
        length(job.description) as length
      from job_search join job on job.id = job_search.id
      where twin_key = any(${keys}::bigint[])
    ),
    groups as (
      select twin_key, count(*) * sum(length) > ${MOST_COMPARED} as is_large from possible group by twin_key
      having min(origin) <> max(origin) or count(twin_of) > 0
    )
    select job.id, possible.twin_key::text as key, possible.twin_of, job.source, job.description, job.last_seen_at,
      groups.is_large, job.closes_at, job.posted_at, job.company_number, job.postcode_district, job.type, job.hours_per_week,
      job.pay_min, job.pay_max, job.pay_period,
      case when job.source is null then 0 when job.organisation_id is not null then 1
        when exists (select from source_advert where source_advert.job_id = job.id) then 2 else 3 end as rank
    from possible join groups on groups.twin_key = possible.twin_key join job on job.id = possible.id
    where not groups.is_large or possible.twin_of is not null`.execute(db)
  return rows
}

async function saveTwins(db: Db, twins: { id: Id; twinOf: Id | null }[]) {
  if (twins.length === 0) return
  // Some rows belong to other jobs, so they are locked in the same order as in a recheck.
  await sql`
    with twin as (select * from json_to_recordset(${JSON.stringify(twins)}::json) as twin (id text, "twinOf" text)),
    locked as materialized (
      select id from job_search where id in (select id from twin) order by id for no key update
    )
    update job_search set twin_of = twin."twinOf" from twin join locked on locked.id = twin.id
    where job_search.id = twin.id`.execute(db)
}

/** Lets alerts count an advert and its twin as one, like copies. */
async function joinNews(db: Db, twins: { id: Id; twinOf: Id }[]) {
  if (twins.length === 0) return
  await sql`
    update publication set advert = shown.advert
    from json_to_recordset(${JSON.stringify(twins)}::json) as twin (id text, "twinOf" text)
    join publication as shown on shown.job_id = twin."twinOf"
    where publication.job_id = twin.id and publication.advert is distinct from shown.advert`.execute(
    db,
  )
}

/** Shows what stood behind an advert that is in no list any more, although its source has not closed it. */
export async function releaseTwins(db: Db): Promise<void> {
  await sql`
    update job_search set twin_of = null from job_search as shown
    where shown.id = job_search.twin_of and shown.closes_at <= now()`.execute(db)
}
