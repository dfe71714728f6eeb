import { sql, type Kysely } from 'kysely'

/** Applicants are notified of changes to the job they applied for. */
export async function up(db: Kysely<unknown>) {
  // The code’s types list the kinds, as they do for an organisation’s events.
  await sql`
    alter table application_event
      drop constraint if exists application_event_kind_check,
      add column detail jsonb`.execute(db)
  // Each register notifies each applicant once.
  await sql`
    create unique index on application_event (application_id, (detail ->> 'loadId'))
    where kind = 'licence-changed'`.execute(db)
  await sql`
    alter table application_mail
      drop constraint if exists application_mail_kind_check,
      add column event_id bigint references application_event on delete cascade`.execute(db)
  // The state last shown to the applicant, while they wait to be notified of a change.
  await sql`
    alter table application
      add column job_before jsonb,
      add column status_before text`.execute(db)
  await sql`
    alter table job
      drop constraint if exists job_closed_as_check,
      add constraint job_closed_as_check
        check (closed_as in ('filled', 'paused', 'withdrawn', 'mistake', 'closed', 'expired'))`.execute(
    db,
  )
  await sql`
    alter table account
      add column wants_status_mails boolean not null default true`.execute(db)
  await sql`alter table proof add column next_path text`.execute(db)
  await sql`
    alter table startup_request add column acknowledged_at timestamptz(3)`.execute(db)
}
