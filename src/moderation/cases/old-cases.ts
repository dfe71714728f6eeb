import { sql } from 'kysely'
import type { Platform } from '#platform/platform.ts'

const BATCH = 50

interface Timer {
  /** How many months a case outlives its decision. */
  months: number
  now: Date
}

/**
 * Deletes cases decided long ago, with their reports, pictures, notes and marks of fraudsters, and returns how many. An
 * appeal that is open or younger keeps the case it is about.
 */
export async function deleteOldCases(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { months, now }: Timer,
): Promise<number> {
  const cutoff = sql`(${now.toISOString()}::timestamptz - make_interval(months => ${months}::int))`
  let total = 0
  for (;;) {
    const deleted = await db.transaction().execute(async (db) => {
      const { rows: cases } = await sql<{ id: string }>`
        select c.id from moderation_case c
        where c.status = 'decided' and c.decided_at < ${cutoff}
          and not exists (select from report r where r.case_id = c.id and r.created_at >= ${cutoff})
          and not exists (select from moderation_case appeal
            where appeal.appeal_of = c.id
              and (appeal.status <> 'decided' or appeal.decided_at >= ${cutoff}))
        order by c.id
        limit ${BATCH}
        for update of c skip locked`.execute(db)
      const ids = cases.map(({ id }) => id)
      if (ids.length === 0) return 0
      const { rows } = await sql<{ key: string }>`
        select r.picture_key as key from report r join moderation_case c on c.id = r.case_id
        where (c.id = any(${ids}::text[]) or c.appeal_of = any(${ids}::text[]))
          and r.picture_key is not null`.execute(db)
      await sql`delete from moderation_case where id = any(${ids}::text[])`.execute(db)
      const keys = rows.map(({ key }) => key)
      if (keys.length > 0) await tasks.enqueue(db, 'delete-files', { keys })
      return ids.length
    })
    total += deleted
    if (deleted < BATCH) return total
  }
}
