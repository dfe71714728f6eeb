-- Days are ISO dates as text: they are compared and shown, never calculated with.

-- The employer’s statements about sponsorship; all optional.
alter table job
  add column legal_name text,
  add column company_number text,
  add column sponsor_id text,
  add column occupation_code text,
  add column pay_band text,
  add column offers_sponsorship boolean not null default false,
  add column no_fee_declared_at timestamptz(3);

create index on job (sponsor_id) where sponsor_id is not null;

-- One organisation of the register of licensed sponsors, under one spelling of its name. Each load updates the date
-- of every row in the same block, without touching an index.
create table sponsor (
  id text primary key,
  name text not null,
  name_key text collate "C" not null,
  trading_keys text[] not null default '{}',
  towns text[] not null default '{}',
  county text,
  licences jsonb not null,
  first_seen text collate "C" not null,
  last_seen text collate "C" not null,
  is_listed boolean not null default true
) with (fillfactor = 45);

create unique index on sponsor (name);

create index on sponsor (name_key text_pattern_ops);

create index on sponsor using gin (trading_keys);

create index on sponsor using gin (name_key gin_trgm_ops);

create table register_load (
  id integer generated always as identity primary key,
  published_on text collate "C" not null,
  file_name text not null,
  rows integer not null,
  sponsors integer not null,
  added integer not null,
  removed integer not null,
  changed integer not null,
  returned integer not null,
  loaded_at timestamptz(3) not null default now()
);

create table sponsor_event (
  id integer generated always as identity primary key,
  load_id integer not null references register_load on delete cascade,
  sponsor_id text not null references sponsor on delete cascade,
  kind text not null check (kind in ('added', 'removed', 'changed', 'returned')),
  before jsonb,
  after jsonb
);

create index on sponsor_event (sponsor_id);

create index on sponsor_event (load_id);

-- Rule sets accepted since the one that comes with the product.
create table rule_set (
  version text primary key,
  effective_from text collate "C" not null,
  content jsonb not null,
  taken_at timestamptz(3) not null default now()
);

-- The progress of the newest check of all open jobs; at most one row.
create table recheck (
  only_one boolean primary key default true check (only_one),
  stamp text not null,
  after_id text not null,
  done_at timestamptz(3)
);

-- Results when last checked: 0 unknown, 1 pass, 2 fail; null for a job abroad.
alter table job_search
  add column licence smallint,
  add column occupation smallint,
  add column rate smallint,
  add column wording smallint,
  add column sponsor_id text;

-- `CHECKS` of the search: all four in one number, an expression that needs no column and so no new table.
create index on job_search
  ((licence * 27 + occupation * 9 + rate * 3 + wording), posted_at desc, id desc)
include (closes_at);

create index on job_search (sponsor_id) where sponsor_id is not null;
