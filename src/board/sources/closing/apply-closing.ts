import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { recordSightings } from '#board/jobs/stored/sightings.queries.ts'
import { GRACE_MS, SIGHTING_LAG_DAYS, type HoldKind } from '#board/sources/sources.ts'
import { closeGone } from './close-adverts.ts'

/**
 * Records the first complete reading that missed these, or did not see them; they were last seen by the one before,
 * unless that did not see them either.
 */
export async function markMissed(
  db: Db,
  sourceId: Id,
  references: string[],
  { now, as = 'missed_at' }: { now: string; as?: 'missed_at' | 'unseen_at' },
) {
  if (references.length === 0) return
  const column = sql.ref(as)
  const other = sql.ref(as === 'missed_at' ? 'unseen_at' : 'missed_at')
  await sql`
    with missed as (
      update source_advert set ${column} = ${now}::timestamptz
      where source_id = ${sourceId} and reference = any(${references}::text[]) and ${column} is null
      returning job_id, ${other} as unseen_before
    )
    update job set last_seen_at = greatest(job.last_seen_at, source.last_complete_at)
    from missed, source
    where job.id = missed.job_id and source.id = ${sourceId} and job.status = 'open'
      and missed.unseen_before is null`.execute(db)
}

/** Records that nobody has seen the adverts of a hold, which stay open; what the list has besides them is a complete reading. */
export async function leaveUnseen(
  db: Db,
  { sourceId, kind, missing }: { sourceId: Id; kind: HoldKind; missing: string[] },
  now: string,
) {
  await markMissed(db, sourceId, missing, { now, as: 'unseen_at' })
  await sql`
    update source_advert set missed_at = null
    where source_id = ${sourceId} and reference = any(${missing}::text[]) and gone_at is null`.execute(
    db,
  )
  if (kind !== 'fewer' && kind !== 'empty') return
  await db
    .updateTable('source')
    .set({ lastOutcome: 'complete' })
    .where('id', '=', sourceId)
    .where('lastOutcome', '=', 'held')
    .execute()
}

/** Records that these are there again, before they were closed. */
export async function unmarkMissed(db: Db, sourceId: Id, references: string[]) {
  if (references.length === 0) return
  await sql`
    update source_advert set missed_at = null, unseen_at = null
    where source_id = ${sourceId} and reference = any(${references}::text[])`.execute(db)
}

/** Closes adverts that their source no longer has. Returns the ids of the jobs. */
export async function closeReferences(
  db: Db,
  sourceId: Id,
  references: readonly string[],
  now: string,
): Promise<Id[]> {
  if (references.length === 0) return []
  const { rows } = await sql<{ jobId: Id }>`
    update source_advert set gone_at = ${now}::timestamptz, missed_at = null, unseen_at = null
    where source_id = ${sourceId} and reference = any(${references}::text[]) and gone_at is null
    returning job_id`.execute(db)
  return closeGone(
    db,
    rows.map(({ jobId }) => jobId),
    now,
  )
}

/** Whether a reading that is as the one before closes something, or lets sightings follow. */
export async function hasToFollow(db: Db, sourceId: Id, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - GRACE_MS).toISOString()
  const { rows } = await sql`
    select from source_advert as advert left join job on job.id = advert.job_id
      and job.last_seen_at < ${now.toISOString()}::timestamptz - make_interval(days => ${SIGHTING_LAG_DAYS}::int)
    where advert.source_id = ${sourceId} and advert.gone_at is null
      and (advert.missed_at <= ${before}::timestamptz
        or advert.missed_at is null and job.status = 'open')
    limit 1`.execute(db)
  return rows.length > 0
}

/** Closes what has been missing for longer than the grace period, by a reading that is as the one before. */
export async function closeOverdue(db: Db, sourceId: Id, now: Date): Promise<Id[]> {
  const before = new Date(now.getTime() - GRACE_MS).toISOString()
  const rows = await db
    .selectFrom('sourceAdvert')
    .select('reference')
    .where('sourceId', '=', sourceId)
    .where('goneAt', 'is', null)
    .where('missedAt', 'is not', null)
    .where('missedAt', '<=', before)
    .execute()
  const references = rows.map(({ reference }) => reference)
  return closeReferences(db, sourceId, references, now.toISOString())
}

/**
 * Lets the stored sightings of a source’s adverts follow, where they are far behind: an ordinary reading writes no row
 * of a job.
 */
export async function followSource(
  db: Db,
  sourceId: Id,
  now: string,
  { lagDays = SIGHTING_LAG_DAYS, missing = [] }: { lagDays?: number; missing?: string[] } = {},
) {
  const { rows } = await sql<{ id: Id }>`
    select job.id from source_advert as advert join job on job.id = advert.job_id
    where advert.source_id = ${sourceId} and coalesce(advert.missed_at, advert.unseen_at, advert.gone_at) is null
      and advert.reference <> all(${missing}::text[])
      and job.status = 'open' and job.last_seen_at < ${now}::timestamptz - make_interval(days => ${lagDays}::int)
    order by job.id`.execute(db)
  if (rows.length > 0)
    await recordSightings(
      db,
      rows.map(({ id }) => id),
      now,
    )
}
