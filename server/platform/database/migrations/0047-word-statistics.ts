import { sql, type Kysely } from 'kysely'

/** Four times as many words whose frequency is known, so that a search for a rarer one is not taken for one that many match. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table job_search alter column words set statistics 400`.execute(db)
}
