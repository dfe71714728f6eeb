import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

const LOCK_ID = 4_207_046_001

/** Lets one starting process migrate at a time. The lock ends with the transaction. */
export async function lockMigrations(transaction: Db) {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(transaction)
}

/**
 * Kysely's adapter without its migration lock, which belongs to a connection: behind a pooler in transaction mode
 * another connection would be told to unlock, and every later start would wait for the first one.
 */
export function createAdapter(): PostgresAdapter {
  return Object.assign(new PostgresAdapter(), {
    acquireMigrationLock: async () => {},
    releaseMigrationLock: async () => {},
  })
}
