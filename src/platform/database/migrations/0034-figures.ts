import { sql, type Kysely } from 'kysely'

/** Figures of jobs for employers: views, and applicants waiting for an answer. */
export async function up(db: Kysely<unknown>) {
  // Only counts: nothing here is about a person.
  await sql`
    create table job_day (
      job_id text not null references job on delete cascade,
      kind text not null check (kind in ('view', 'apply-start')),
      day date not null,
      source text not null
        check (source in ('list', 'search-engine', 'alert', 'other-site', 'direct')),
      count integer not null check (count > 0),
      primary key (job_id, kind, day, source)
    )`.execute(db)

  await sql`alter table application add column answered_at timestamptz(3)`.execute(db)
  // Waiting applicants, which a dashboard finds here without reading their wide rows.
  await sql`
    create index application_waits on application (job_id, created_at)
    where status in ('new', 'seen') and answered_at is null and withdrawn_at is null`.execute(db)
}
