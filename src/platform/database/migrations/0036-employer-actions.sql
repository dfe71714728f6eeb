-- Actions by employers on one or many applicants, which can be undone for a minute.

-- Null while only the employer knows of it, and for good if it was undone or corrected in time.
alter table application_event add column shown_at timestamptz(3);

update application_event set shown_at = created_at;

alter table application_event alter column shown_at set default now();

-- A message with it waits for the minute to end; an unsent message without it waits for the desk.
alter table application_message add column waits_until timestamptz(3);

create table employer_action (
  id text primary key,
  job_id text not null references job on delete cascade,
  account_id text references account on delete set null,
  kind text not null check (kind in ('move', 'message')),
  status text,
  body text not null default '',
  created_at timestamptz(3) not null default now(),
  undone_at timestamptz(3)
);

create index on employer_action (job_id, account_id, created_at);

create index on employer_action (account_id);

create table employer_action_item (
  action_id text not null references employer_action on delete cascade,
  application_id text not null references application on delete cascade,
  result text not null,
  status_before text,
  told_before text,
  event_id bigint references application_event on delete set null,
  message_id text references application_message on delete set null,
  primary key (action_id, application_id)
);

create index on employer_action_item (application_id);

create index on employer_action_item (event_id) where event_id is not null;

create index on employer_action_item (message_id) where message_id is not null;

create table message_template (
  id text primary key,
  organisation_id text not null references organisation on delete cascade,
  name text not null,
  kind text not null check (kind in ('message', 'rejection', 'interview')),
  body text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create unique index on message_template (organisation_id, lower(name));
