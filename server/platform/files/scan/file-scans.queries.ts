import { sql, type RawBuilder } from 'kysely'
import type { ScanState } from '#contract/documents.ts'
import type { Db } from '../../database/database.ts'

/** Until the first attempt: what belongs to the file is written meanwhile. */
const FIRST_PAUSE_SECONDS = 30
/** The pause doubles with each attempt, from a minute to this. */
const LONGEST_PAUSE_SECONDS = 300

/** Of the file whose key is in this column, for queries: null for one that can be opened. */
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
 * Files whose turn it is, the longest waiting first. Each is due again after a pause, whatever becomes of this attempt:
 * a process may be killed at it.
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
  // Of its own, so that no plan runs it once a row.
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

/** False if somebody else has marked it, or it is gone. */
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

/** Infected files whose content is still there. */
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

/** The file can be opened then, if it is there. */
export async function deleteScan(db: Db, key: string) {
  await db.deleteFrom('fileScan').where('key', '=', key).execute()
}

/** Files of a folder that nobody can open, from before then. */
export async function findScansBefore(db: Db, folder: string, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('fileScan')
    .select('key')
    .where(sql<boolean>`starts_with(key, ${`${folder}/`})`)
    .where('createdAt', '<', before.toISOString())
    .execute()
  return rows.map(({ key }) => key)
}
