import { sql, type Kysely } from 'kysely'

/** The password of the newest registration, for known addresses as well: see decision 9. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table proof add column password_hash text`.execute(db)
}
