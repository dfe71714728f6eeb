import { sql, type Kysely } from 'kysely'

/** Messages between applicant and employer. The employers’ one-way messages become the start of their talk. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table application_message (
      id text primary key,
      application_id text not null references application on delete cascade,
      side text not null check (side in ('applicant', 'employer')),
      account_id text references account on delete set null,
      event_id bigint references application_event on delete set null,
      body text not null,
      form_id text,
      file_key text,
      file_name text,
      file_size integer,
      created_at timestamptz(3) not null default now(),
      sent_at timestamptz(3),
      read_at timestamptz(3),
      mail_id text references application_mail on delete set null
    )`.execute(db)
  await sql`create index on application_message (application_id, created_at)`.execute(db)
  await sql`
    create index on application_message (application_id) where read_at is null`.execute(db)
  await sql`
    create index on application_message (account_id) where account_id is not null`.execute(db)
  await sql`
    create index on application_message (mail_id) where mail_id is not null`.execute(db)
  await sql`
    create index on application_message (event_id) where event_id is not null`.execute(db)
  await sql`
    create unique index on application_message (file_key) where file_key is not null`.execute(db)
  await moveReplies(db)
  await sql`
    alter table account
      add column wants_message_mails boolean not null default true,
      drop column wants_status_mails`.execute(db)
  await guardFrozen(db)
}

/** Turns a reply into a message with the same id, so that cases and reports still refer to it. */
async function moveReplies(db: Kysely<unknown>) {
  // A message that was emailed counts as read: whether it was is unknown.
  await sql`
    insert into application_message
      (id, application_id, side, body, created_at, sent_at, read_at, mail_id)
    select id, application_id, 'employer', coalesce(body, ''), created_at,
      case when held_at is null then created_at end, sent_at, case when held_at is null then id end
    from application_mail where kind = 'reply'`.execute(db)
  for (const table of ['moderation_case', 'report']) {
    await sql`alter table ${sql.table(table)} rename column mail_id to message_id`.execute(db)
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_mail_id_fkey`)},
        add constraint ${sql.ref(`${table}_message_id_fkey`)}
          foreign key (message_id) references application_message on delete set null`.execute(db)
  }
  await sql`delete from application_mail where kind = 'reply' and held_at is not null`.execute(db)
  await sql`
    update application_mail set kind = 'messages-to-applicant', body = null
    where kind = 'reply'`.execute(db)
  await sql`alter table application_mail drop column body`.execute(db)
  await sql`delete from application_event where kind = 'replied'`.execute(db)
}

/** Guards every write of a message: those of a frozen or suspended organisation wait for the desk. */
async function guardFrozen(db: Kysely<unknown>) {
  await sql`
    create function guard_talk() returns trigger language plpgsql as $$
    begin
      if exists (
        select from application join job on job.id = application.job_id
          join organisation on organisation.id = job.organisation_id
        where application.id = new.application_id
          and (organisation.frozen_at is not null or organisation.suspended_at is not null)
      ) then
        new.sent_at := null;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger guard before insert on application_message for each row
    when (new.side = 'employer') execute function guard_talk()`.execute(db)
}
