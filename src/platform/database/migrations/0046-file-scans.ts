import { sql, type Kysely } from 'kysely'

/** Uploads that cannot be opened: those not yet scanned, and those with a virus. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table file_scan (
      key text primary key,
      state text not null default 'waiting' check (state in ('waiting', 'infected')),
      attempts integer not null default 0,
      next_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      told_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index on file_scan (next_at) where state = 'waiting'`.execute(db)
  await sql`
    alter table founder_mail
      drop constraint founder_mail_kind_check,
      add check (kind in ('to-founder', 'to-desk', 'reminder', 'links', 'document-removed'))`.execute(
    db,
  )
}
