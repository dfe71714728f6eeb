import { sql, type Kysely } from 'kysely'

/** What employers see of their jobs: how often they are looked at, and who waits for an answer. */
export async function up(db: Kysely<unknown>) {
  // Counts alone: nothing here is about a person.
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
  // A dashboard finds those who wait in this alone, whatever else their wide rows hold.
  await sql`
    create index application_waits on application (job_id, created_at)
    where status in ('new', 'seen') and answered_at is null and withdrawn_at is null`.execute(db)
}
