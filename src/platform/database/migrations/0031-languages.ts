import { sql, type Kysely } from 'kysely'

/** The language of a person’s emails; null until they have chosen or shown one. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table account add column language text`.execute(db)
  await sql`alter table alert add column language text`.execute(db)
}
