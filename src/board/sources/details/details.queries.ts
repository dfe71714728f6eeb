import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { SourceDetailTable } from '#board/sources/sources.tables.ts'
import { HIDDEN_AFTER_DAYS } from '#trade/job-age.ts'
import { DETAIL_DAYS, EMPTY_DETAIL_DAYS } from '#board/sources/sources.ts'

/** The entry of an advert that is in its list no longer, while its own page is asked. */
export const ABSENT = '-'

export type KnownDetail = Awaited<ReturnType<typeof findDetails>>[number]

/** The last answers for details of a source, those first that were asked for longest ago. */
export async function findDetails(db: Db, sourceId: Id) {
  return db
    .selectFrom('sourceDetail')
    .select(['reference', 'entry', 'readingKey', 'etag', 'lastModified', 'askedAt', 'isAdvert'])
    .where('sourceId', '=', sourceId)
    .orderBy('askedAt')
    .execute()
}

interface AskedDetails {
  asked: readonly Omit<SourceDetailTable, 'sourceId'>[]
  /** The ids that the list has. */
  listed: readonly string[]
}

/** Saves what is known of details that were asked for, and forgets those that are neither asked for nor listed. */
export async function saveDetails(db: Db, sourceId: Id, { asked, listed }: AskedDetails) {
  const kept = [...listed, ...asked.map(({ reference }) => reference)]
  await sql`
    delete from source_detail
    where source_id = ${sourceId} and reference <> all(${kept}::text[])`.execute(db)
  if (asked.length === 0) return
  await db
    .insertInto('sourceDetail')
    .values(asked.map((detail) => ({ ...detail, sourceId })))
    .onConflict((on) =>
      on.columns(['sourceId', 'reference']).doUpdateSet((is) => ({
        entry: is.ref('excluded.entry'),
        readingKey: is.ref('excluded.readingKey'),
        etag: is.ref('excluded.etag'),
        lastModified: is.ref('excluded.lastModified'),
        askedAt: is.ref('excluded.askedAt'),
        isAdvert: is.ref('excluded.isAdvert'),
      })),
    )
    .execute()
}

/** Whether a source has details to ask for although its list is the same: old ones, and pages that may be closed. */
export async function hasDetailsDue(db: Db, sourceId: Id, now: Date): Promise<boolean> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (
      select 1 from source_detail where source_id = ${sourceId}
        and (entry = ${ABSENT} or asked_at <= case when is_advert then ${daysAgo(DETAIL_DAYS)}::timestamptz
          else ${daysAgo(EMPTY_DETAIL_DAYS)}::timestamptz end)
    ) or exists (
      select 1 from source_advert as advert join job on job.id = advert.job_id
      where source_id = ${sourceId} and gone_at is null and coalesce(missed_at, unseen_at) is not null
        and job.last_seen_at > ${daysAgo(HIDDEN_AFTER_DAYS)}::timestamptz
    ) as is_due`.execute(db)
  return rows[0]?.isDue === true
}
