import { sql, type Kysely } from 'kysely'

/** Confirmations that nothing has been published since the rule sets were read. Rows are only added. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table rule_confirmation (
      id integer primary key generated always as identity,
      -- The set in force that day, and the later ones known then.
      versions text[] not null,
      confirmed_on text collate "C" not null,
      confirmed_by text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
}
