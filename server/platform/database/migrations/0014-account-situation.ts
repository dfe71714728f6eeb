import { sql, type Kysely } from 'kysely'

/** What a person has said about themselves and wants on their other devices; null for everybody else. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table account add column situation json`.execute(db)
}
