-- Decisions of the desk, reports, and warnings to people who applied to a fraudulent advert.

alter table moderation_case
  add column search_words text not null default '',
  add column template text,
  add column undo jsonb,
  add column told_at timestamptz(3),
  add column proposal jsonb,
  add column proposed_by text references account on delete set null,
  add column freezes boolean not null default false,
  add column is_false_alarm boolean not null default false,
  drop constraint moderation_case_status_check,
  add constraint moderation_case_status_check
    check (status in ('open', 'asked', 'confirm', 'decided'));

create index on moderation_case using gin (search_words gin_trgm_ops);

create index on moderation_case (opened_at);

create index on moderation_case (mail_id) where mail_id is not null;

-- Messages between the desk and the poster about a case.
create table case_note (
  id bigint generated always as identity primary key,
  case_id text not null references moderation_case on delete cascade,
  is_from_desk boolean not null,
  account_id text,
  words text not null,
  created_at timestamptz(3) not null default now()
);

create index on case_note (case_id, id);

-- A report repeated by the same person is counted once.
alter table report
  add column reporter_key text,
  add column times integer not null default 1;

create unique index on report (case_id, reporter_key, reason);

create table application_warning (
  application_id text primary key references application on delete cascade,
  kind text not null,
  case_id text references moderation_case on delete set null,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  paid text check (paid in ('yes', 'no', 'unsaid')),
  paid_at timestamptz(3)
);

create index on application_warning (case_id);

alter table job
  add column held_from text check (held_from in ('open', 'closed')),
  add column removed_with text;

create index on job (removed_with) where removed_with is not null;

create index on job (owner_id) where owner_id is not null;

-- Finds adverts with the same text under another name; adverts from a source have their copy key.
create index on job using gin ((title || ' ' || preview) gin_trgm_ops)
where organisation_id is not null;

-- Guards every write of a job or a message: nothing of a frozen or suspended organisation becomes public.
create function guard_job() returns trigger language plpgsql as $$
declare poster record;
begin
  select frozen_at, frozen_because, suspended_at, suspended_because into poster
    from organisation where id = new.organisation_id;
  if poster.suspended_at is not null then
    new.status := 'removed';
    new.removed_because := coalesce(new.removed_because, poster.suspended_because);
    new.removed_with := new.organisation_id;
  elsif poster.frozen_at is not null then
    new.status := 'held';
    new.held_from := 'open';
    new.held_because := coalesce(new.held_because, poster.frozen_because);
  end if;
  return new;
end $$;

create trigger guard before insert or update of status, organisation_id on job for each row
when (new.organisation_id is not null and new.status = 'open')
execute function guard_job();

create function guard_message() returns trigger language plpgsql as $$
begin
  if exists (
    select from application join job on job.id = application.job_id
      join organisation on organisation.id = job.organisation_id
    where application.id = new.application_id
      and (organisation.frozen_at is not null or organisation.suspended_at is not null)
  ) then
    new.held_at := coalesce(new.held_at, now());
  end if;
  return new;
end $$;

create trigger guard before insert on application_mail for each row
when (new.kind <> 'receipt') execute function guard_message();
