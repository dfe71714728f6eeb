import { sql, type Kysely } from 'kysely'

/** Applications that were sent with one form, and drafts of what people write about themselves. */
export async function up(db: Kysely<unknown>) {
  // Of the form they were sent with, so that the same form sent again is known; null if it was for one job alone.
  await sql`alter table application add column batch_id text`.execute(db)
  await sql`
    create index on application (applicant_id, batch_id) where batch_id is not null`.execute(db)
  await sql`
    alter table draft
      drop constraint draft_kind_check,
      add constraint draft_kind_check check (kind in ('post', 'apply', 'profile'))`.execute(db)
}
