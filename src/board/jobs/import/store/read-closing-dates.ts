import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { findClosingDate } from '#board/jobs/import/fields/closing-in-text.ts'
import { isUndated } from '#board/jobs/stored/job-id.ts'

/** Reads the closing dates of these open imported adverts in their texts, where their source stated none. */
export async function readClosingDates(db: Db, ids: Id[]): Promise<void> {
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'description', 'country', 'postedAt', 'sourceDigest'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'open')
    .where('sourceDigest', 'is not', null)
    .where('ownerId', 'is', null)
    .where('closesAt', 'is', null)
    .execute()
  const found = jobs.flatMap(({ id, description, country, postedAt, sourceDigest }) => {
    const stated = isUndated({ sourceDigest }) ? null : postedAt
    const read = findClosingDate(description, { country, postedAt: stated })
    return read ? [{ id, ...read }] : []
  })
  if (found.length === 0) return
  await sql`
    update job set closes_at = "closesAt", closing_words = "closingWords"
    from json_to_recordset(${JSON.stringify(found)}::json)
      as read (id text, "closesAt" timestamptz, "closingWords" text)
    where job.id = read.id`.execute(db)
}
