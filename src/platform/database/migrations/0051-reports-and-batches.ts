import { sql, type Kysely } from 'kysely'

/**
 * The network of a report, as a keyed digest, so that two reporters can be told apart; and the open adverts of an
 * organisation that wait to be read again under its new name or legal body.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table report add column network_key text`.execute(db)
  await sql`create index on report (organisation_id) where reason = 'money'`.execute(db)
  await sql`alter table organisation add column reread_after text`.execute(db)
  await sql`create index on organisation (id) where reread_after is not null`.execute(db)
}
