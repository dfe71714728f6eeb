-- Messages between applicant and employer. The employers’ one-way messages become the start of their talk.

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
);

create index on application_message (application_id, created_at);

create index on application_message (application_id) where read_at is null;

create index on application_message (account_id) where account_id is not null;

create index on application_message (mail_id) where mail_id is not null;

create index on application_message (event_id) where event_id is not null;

create unique index on application_message (file_key) where file_key is not null;

-- Turns a reply into a message with the same id, so that cases and reports still refer to it.
-- A message that was emailed counts as read: whether it was is unknown.
insert into application_message
  (id, application_id, side, body, created_at, sent_at, read_at, mail_id)
select id, application_id, 'employer', coalesce(body, ''), created_at,
  case when held_at is null then created_at end, sent_at, case when held_at is null then id end
from application_mail where kind = 'reply';

alter table moderation_case rename column mail_id to message_id;

alter table moderation_case
  drop constraint moderation_case_mail_id_fkey,
  add constraint moderation_case_message_id_fkey
    foreign key (message_id) references application_message on delete set null;

alter table report rename column mail_id to message_id;

alter table report
  drop constraint report_mail_id_fkey,
  add constraint report_message_id_fkey
    foreign key (message_id) references application_message on delete set null;

delete from application_mail where kind = 'reply' and held_at is not null;

update application_mail set kind = 'messages-to-applicant', body = null
where kind = 'reply';

alter table application_mail drop column body;

delete from application_event where kind = 'replied';

alter table account
  add column wants_message_mails boolean not null default true,
  drop column wants_status_mails;

-- Guards every write of a message: those of a frozen or suspended organisation wait for the desk.
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
end $$;

create trigger guard before insert on application_message for each row
when (new.side = 'employer') execute function guard_talk();
