import { sql, type Kysely } from 'kysely'

/** The language that somebody reads our mails in; null until they have said or shown one. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table account add column language text`.execute(db)
  await sql`alter table alert add column language text`.execute(db)
}
