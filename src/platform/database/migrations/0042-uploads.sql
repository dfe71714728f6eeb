-- Lists of adverts that employers upload, and their own references for their jobs.

-- The employer’s own reference; a later list changes the job by it.
alter table job add column reference text;

create unique index on job (organisation_id, reference) where reference is not null;

create table upload (
  id text primary key,
  account_id text not null references account on delete cascade,
  -- Of the file; empty for a list that was pasted.
  name text not null,
  -- Columns that we have no place for.
  unused_columns jsonb not null,
  state text not null default 'open' check (state in ('open', 'publishing', 'done')),
  no_fee_declared_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  expires_at timestamptz(3) not null
);

create index on upload (account_id);

create index on upload (expires_at);

create table upload_row (
  upload_id text not null references upload on delete cascade,
  -- As a spreadsheet counts them.
  number integer not null,
  -- Of the posting form.
  answers jsonb not null,
  reference text not null,
  -- The row itself, if it could not be read.
  source text,
  problems jsonb not null,
  warnings jsonb not null,
  plan text not null check (plan in ('new', 'change', 'same', 'double')),
  -- Why it is a second one.
  plan_detail text not null,
  headline jsonb,
  is_selected boolean not null,
  outcome text check (
    outcome in ('published', 'held', 'changed', 'unchanged', 'refused', 'waiting', 'failed')
  ),
  outcome_detail text not null default '',
  -- The job it changes, or has become.
  job_id text,
  tries integer not null default 0,
  primary key (upload_id, number)
);
