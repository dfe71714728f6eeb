import { sql } from 'kysely'
import { UNDATED } from '#board/jobs/stored/job-id.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

/**
 * Closes the open ones of these jobs, because their source no longer has them; returns their ids. One that waits for the
 * desk waits on, and is closed when it is let go. Without a digest the same advert is written anew, and open again under
 * the same address, when it comes back.
 */
export async function closeGone(db: Db, jobIds: readonly Id[], now: string): Promise<Id[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<{ id: Id; status: string }>`
    with gone as (
      select id from job where id = any(${jobIds}::text[]) and status in ('open', 'held')
      order by id for no key update
    )
    update job set status = case when job.status = 'held' then 'held' else 'closed' end,
      held_from = case when job.status = 'held' then 'closed' end,
      closed_as = 'gone', closed_at = ${now}::timestamptz,
      source_digest = case when source_digest like ${`${UNDATED}%`} then ${UNDATED} end, updated_at = now()
    from gone where job.id = gone.id
    returning job.id, job.status`.execute(db)
  return rows.filter(({ status }) => status === 'closed').map(({ id }) => id)
}

/**
 * Closes every advert of a source: nobody may read any more whether they are open. That we read them again later is no
 * new posting. Returns their ids.
 */
export async function closeAllOf(db: Db, sourceId: Id, now: string): Promise<Id[]> {
  const rows = await db
    .updateTable('sourceAdvert')
    .set({ goneAt: now, missedAt: null, unseenAt: null, postings: sql<number>`postings - 1` })
    .where('sourceId', '=', sourceId)
    .where('goneAt', 'is', null)
    .returning('jobId')
    .execute()
  return closeGone(
    db,
    rows.map(({ jobId }) => jobId),
    now,
  )
}
