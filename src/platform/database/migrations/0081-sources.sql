-- Lists of adverts that we read again and again: an employer’s own, or a public one (decision 90).
create table source (
  id text primary key,
  name text not null unique,
  address text not null,
  host text not null,
  system text not null,
  kind text not null check (kind in ('list', 'stream', 'page')),
  organisation_id text references organisation on delete cascade,
  agreed_at timestamptz(3),
  agreed_by text references account on delete set null,
  agreed_words text,
  terms_address text,
  terms_read_on text,
  terms_read_by text,
  consent_at timestamptz(3),
  consent_words text,
  employer_name text,
  legal_name text,
  company_number text,
  sponsor_id text,
  contact text not null default '',
  country char(2) not null default 'GB',
  interval_minutes integer not null check (interval_minutes >= 60),
  obeys_robots boolean not null,
  robots text not null default 'unknown' check (robots in ('unknown', 'allowed', 'refused')),
  state text not null check (state in ('on', 'off', 'waiting')),
  state_because text,
  state_at timestamptz(3) not null default now(),
  failures integer not null default 0,
  etag text,
  last_modified text,
  reading_key text,
  body_digest text,
  last_outcome text check (last_outcome in ('complete', 'held')),
  running_until timestamptz(3),
  adverts integer not null default 0,
  newest_posted_at timestamptz(3),
  accepted_names text[] not null default '{}',
  last_run_at timestamptz(3),
  last_complete_at timestamptz(3),
  next_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  check ((organisation_id is null) = (agreed_at is null)),
  check (organisation_id is not null or terms_address is not null)
);

create unique index on source (address) where state <> 'off' and organisation_id is not null;

create unique index on source (address) where organisation_id is null;

create index on source (organisation_id) where organisation_id is not null;

create index on source (agreed_by) where agreed_by is not null;

create index on source (next_at) where state = 'on';

-- An advert of a source, under the id that it has there. A sighting of all of them is one row of source_run.
create table source_advert (
  source_id text not null references source on delete cascade,
  reference text not null,
  job_id text not null references job on delete cascade,
  generation integer not null default 0,
  digest text not null,
  employer_said text,
  first_seen_at timestamptz(3) not null,
  missed_at timestamptz(3),
  gone_at timestamptz(3),
  postings integer not null default 1,
  primary key (source_id, reference)
);

create unique index on source_advert (job_id);

create index on source_advert (source_id) where missed_at is not null and gone_at is null;

create table source_run (
  id bigint generated always as identity primary key,
  source_id text not null references source on delete cascade,
  began_at timestamptz(3) not null,
  ended_at timestamptz(3) not null,
  answer text not null check (answer in ('content', 'unchanged', 'failed')),
  reason text,
  status integer,
  is_complete boolean not null,
  seen integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unreadable integer not null default 0,
  left_out integer not null default 0,
  closed integer not null default 0,
  reopened integer not null default 0,
  closed_nothing_because text
);

create index on source_run (source_id, id desc);

create index on source_run (began_at);

-- A reading that would close too many adverts, or that another employer’s name is in, waits for the desk.
create table source_hold (
  id text primary key,
  source_id text not null references source on delete cascade,
  kind text not null check (kind in ('fewer', 'empty', 'other-employer', 'all-new')),
  state text not null default 'open' check (state in ('open', 'accepted', 'refused', 'ended', 'undone')),
  opened_at timestamptz(3) not null,
  digest text not null,
  digest_since timestamptz(3) not null,
  readings integer not null default 1,
  known integer not null,
  missing text[] not null default '{}',
  names text[] not null default '{}',
  accepted_by text references account on delete set null,
  accepted_at timestamptz(3),
  seconded_by text references account on delete set null,
  decided_at timestamptz(3),
  closed_jobs text[] not null default '{}'
);

create unique index on source_hold (source_id) where state = 'open';

create index on source_hold (source_id, opened_at desc);

create index on source_hold (accepted_by) where accepted_by is not null;

create index on source_hold (seconded_by) where seconded_by is not null;

-- The adverts of a source that is deleted, as with its organisation, are closed: nobody reads any more whether they are open.
create function close_with_source() returns trigger language plpgsql as $$
begin
  update job set status = 'closed', closed_as = 'gone', closed_at = now(), source_digest = null, updated_at = now()
  where status = 'open' and id in (select job_id from source_advert where source_id = old.id);
  return old;
end $$;

create trigger close_with_source before delete on source for each row execute function close_with_source();
