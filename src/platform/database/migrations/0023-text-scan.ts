import { sql, type Kysely } from 'kysely'

/** The progress of the newest reading of all open adverts; at most one row. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table text_scan (
      only_one boolean primary key default true check (only_one),
      version integer not null,
      after_id text not null,
      done_at timestamptz(3)
    )`.execute(db)
}
