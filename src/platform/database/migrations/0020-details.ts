import { sql, type Kysely } from 'kysely'

/** Whether the CV and the contact details of an application have gone to the employer; checks without a headline. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table application add column shares_details boolean not null default true`.execute(db)
  // From now on the code that inserts an application sets it.
  await sql`alter table application alter column shares_details drop default`.execute(db)
  await sql`create index on application (job_id) where not shares_details`.execute(db)
  // Null for a job outside the UK without a warning.
  await sql`alter table job_check alter column headline drop not null`.execute(db)
  // Several features add kinds; their list is in the types.
  await sql`
    alter table application_event
      drop constraint application_event_kind_check,
      add constraint application_event_kind_check check (kind <> '')`.execute(db)
  await sql`
    alter table application_mail
      drop constraint application_mail_kind_check,
      add constraint application_mail_kind_check check (kind <> '')`.execute(db)
}
