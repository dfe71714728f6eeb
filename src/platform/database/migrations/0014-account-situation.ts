import { sql, type Kysely } from 'kysely'

/** A person’s statements about their situation, for use on their other devices; null for everyone else. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table account add column situation json`.execute(db)
}
