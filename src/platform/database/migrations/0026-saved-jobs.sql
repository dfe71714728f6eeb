-- Saved jobs, the state of them that each person knows, and the emails about changes.

-- Public states of a job. Accounts and devices refer to the state that they know.
create table job_state (
  id bigint generated always as identity primary key,
  job_id text not null references job on delete cascade,
  state jsonb not null,
  used_at timestamptz(3) not null default now()
);

create index on job_state (job_id, id desc);

create index on job_state (used_at);

-- The known state is the one the list was read with; the told one, the last that an email or the list has shown.
create table saved_job (
  account_id text not null references account on delete cascade,
  job_id text not null references job on delete cascade,
  saved_at timestamptz(3) not null default now(),
  note text not null default '',
  note_version integer not null default 0,
  known_id bigint not null references job_state,
  told_id bigint not null references job_state,
  removed_at timestamptz(3),
  primary key (account_id, job_id)
);

create index on saved_job (job_id) where removed_at is null;

create index on saved_job (known_id);

create index on saved_job (told_id);

create index on saved_job (removed_at) where removed_at is not null;

-- One a day for each account.
create table saved_mail (
  id text primary key,
  account_id text not null references account on delete cascade,
  day date not null,
  items jsonb not null,
  sent_at timestamptz(3),
  unique (account_id, day)
);

create index on saved_mail (day);

alter table account add column wants_saved_mails boolean not null default true;
