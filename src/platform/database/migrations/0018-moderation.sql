-- Cases that wait for a decision of the desk, and the results of earlier decisions.

create table moderation_case (
  id text primary key,
  number bigint generated always as identity,
  kind text not null,
  risk smallint not null check (risk between 1 and 3),
  status text not null default 'open' check (status in ('open', 'asked', 'decided')),
  job_id text references job on delete cascade,
  organisation_id text references organisation on delete cascade,
  account_id text references account on delete set null,
  application_id text references application on delete set null,
  mail_id text references application_mail on delete set null,
  reasons jsonb not null,
  opened_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null,
  assigned_to text references account on delete set null,
  assigned_at timestamptz(3),
  decision text,
  decision_reason text,
  decided_by text,
  decided_at timestamptz(3),
  appeal_of text references moderation_case on delete cascade
);

create index on moderation_case (risk, due_at, id) where status <> 'decided';

create index on moderation_case (job_id);

create index on moderation_case (organisation_id);

create index on moderation_case (application_id);

create index on moderation_case (decided_at) where decided_at is not null;

-- Each decision can be appealed against once.
create unique index on moderation_case (appeal_of) where appeal_of is not null;

create table report (
  id text primary key,
  case_id text not null references moderation_case on delete cascade,
  job_id text references job on delete cascade,
  organisation_id text references organisation on delete cascade,
  mail_id text references application_mail on delete set null,
  reason text not null,
  words text not null default '',
  picture_key text,
  reporter_id text references account on delete set null,
  created_at timestamptz(3) not null default now()
);

create index on report (case_id);

create index on report (job_id);

-- Details that one fraud used: the next text with one is held, whatever its author.
create table fraud_marker (
  kind text not null,
  value text not null,
  case_id text references moderation_case on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (kind, value)
);

-- A job held for the desk is not public anywhere.
alter table job
  add column held_because text,
  drop constraint job_status_check,
  add constraint job_status_check
    check (status in ('open', 'closed', 'removed', 'held'));

alter table application_mail add column held_at timestamptz(3);
