import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Migrator, type Migration } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { lockMigrations } from './migration-lock.ts'
import { isLockFailure } from '#platform/database/server/time-limit.ts'

const FOLDER = new URL('../migrations/', import.meta.url)

/**
 * The time a migration waits for a table. Requests queue behind it, and if the two waited for each other PostgreSQL
 * would end one of them after a second: the migration gives up first. If that has not helped, it waits long enough for
 * PostgreSQL to stop an automatic vacuum, which also takes a second.
 */
const LOCK_TIMEOUT_MS = { first: 400, later: 3000 }
const FIRST_ATTEMPTS = 20
const ATTEMPTS = 30
const PAUSE_MS = 500

/**
 * Runs the missing migrations, all or none, in several attempts if requests hold the tables. Two servers that start at
 * once take turns. During a release an older version may start while a newer one runs, so migrations it does not know
 * are left alone (decision 41).
 */
export async function migrate(db: Db, given?: Record<string, Migration>): Promise<void> {
  const known = given ?? (await readMigrations())
  // Read first: the migrator reads in a transaction, and the embedded database has one connection.
  const migrations = { ...(await findNewerMigrations(db, known)), ...known }
  for (let attempt = 1; ; attempt += 1) {
    const lockTimeoutMs = LOCK_TIMEOUT_MS[attempt <= FIRST_ATTEMPTS ? 'first' : 'later']
    try {
      return await db
        .transaction()
        .execute((db) => migrateToLatest(db, { migrations, lockTimeoutMs }))
    } catch (error) {
      if (!isLockFailure(error) || attempt === ATTEMPTS) throw error
    }
    await pause(PAUSE_MS * Math.random())
  }
}

/** The migrations of the folder by name, oldest first. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).toSorted()
  const migrations = files.map(async (file) => {
    return [path.parse(file).name, await readMigration(file)] as const
  })
  return Object.fromEntries(await Promise.all(migrations))
}

/** A migration of statements with an empty line between them; the embedded database takes one at a time. */
export async function readMigration(file: string): Promise<Migration> {
  const statements = (await readFile(new URL(file, FOLDER), 'utf8')).split(/(?<=;)\n\n/)
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

interface Attempt {
  migrations: Record<string, Migration>
  lockTimeoutMs: number
}

async function migrateToLatest(db: Db, { migrations, lockTimeoutMs }: Attempt) {
  await lockMigrations(db)
  // Set after the lock, because waiting for another server may take long.
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Migrations that a newer version has run, as empty steps. */
async function findNewerMigrations(db: Db, known: Record<string, Migration>) {
  const tables = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!tables.rows[0]?.name) return {}
  const last = Object.keys(known).at(-1) ?? ''
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name > ${last}`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}
