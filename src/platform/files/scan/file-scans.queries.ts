import { sql, type RawBuilder } from 'kysely'
import type { ScanState } from '#platform/files/documents/scan-words.ts'
import type { Db } from '#platform/database/database.ts'

/** The time until the first attempt: meanwhile the rows that belong to the file are written. */
const FIRST_PAUSE_SECONDS = 30
/** The longest pause; it doubles with each attempt, starting at a minute. */
const LONGEST_PAUSE_SECONDS = 300

/** The scan state of the file whose key is in this column, for queries: null for one that can be opened. */
export function scanStateOf(keyColumn: string): RawBuilder<ScanState | null> {
  return sql`(select state from file_scan where key = ${sql.ref(keyColumn)})`
}

/** Null for a file that can be opened. */
export async function findScanState(db: Db, key: string): Promise<ScanState | null> {
  const row = await db
    .selectFrom('fileScan')
    .select('state')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.state ?? null
}

export async function insertWaiting(db: Db, key: string) {
  const nextAt = sql<string>`now() + make_interval(secs => ${FIRST_PAUSE_SECONDS})`
  await db.insertInto('fileScan').values({ key, nextAt }).execute()
}

/**
 * Takes the files that are due, the longest waiting first. Each is due again after a pause, whatever the outcome of
 * this attempt: its process may be killed.
 */
export async function claimWaiting(db: Db, count: number): Promise<string[]> {
  const due = (db: Pick<Db, 'selectFrom'>) =>
    db
      .selectFrom('fileScan')
      .select('key')
      .where('state', '=', 'waiting')
      .where('nextAt', '<=', sql<string>`now()`)
      .orderBy('nextAt')
      .limit(count)
      .forUpdate()
      .skipLocked()
  const pause = sql`least(60 * power(2, least(attempts, 10)), ${LONGEST_PAUSE_SECONDS}::integer)`
  // A separate query, so that no plan runs it once a row.
  const rows = await db
    .with('due', due)
    .updateTable('fileScan')
    .set({
      attempts: sql<number>`attempts + 1`,
      nextAt: sql<string>`now() + make_interval(secs => ${pause})`,
    })
    .where('key', 'in', (db) => db.selectFrom('due').select('due.key'))
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** False if another process has marked it, or it has been deleted. */
export async function markInfected(db: Db, key: string): Promise<boolean> {
  const row = await db
    .updateTable('fileScan')
    .set({ state: 'infected' })
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Infected files whose content is still stored. */
export async function findUndeleted(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('fileScan')
    .select('key')
    .where('state', '=', 'infected')
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ key }) => key)
}

export async function markDeleted(db: Db, key: string) {
  await db
    .updateTable('fileScan')
    .set({ deletedAt: sql<string>`now()` })
    .where('key', '=', key)
    .execute()
}

/** Lets the file be opened, if it exists. */
export async function deleteScan(db: Db, key: string) {
  await db.deleteFrom('fileScan').where('key', '=', key).execute()
}

/** Files of a folder that cannot be opened, from before that date. */
export async function findScansBefore(db: Db, folder: string, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('fileScan')
    .select('key')
    .where(sql<boolean>`starts_with(key, ${`${folder}/`})`)
    .where('createdAt', '<', before.toISOString())
    .execute()
  return rows.map(({ key }) => key)
}
