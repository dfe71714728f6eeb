import { sql, type Kysely } from 'kysely'

/** Sessions in which a code by mail opens the first applicants of an organisation (decision 71). */
export async function up(db: Kysely<unknown>) {
  await sql`alter table session add column known_device_since timestamptz`.execute(db)
}
