-- Lists read newest first from the partial indexes, which hold open jobs only; `closes_at` is included so that a page
-- is found without visiting the table.

create table job (
  id text primary key,
  owner_id text,
  status text not null default 'open' check (status in ('open', 'closed', 'removed')),
  title text not null,
  employer_name text not null,
  employer_logo text,
  category text not null,
  type text check (type in ('Full-time', 'Part-time', 'Contract')),
  country char(2) not null,
  place text,
  postcode_district text,
  latitude double precision,
  longitude double precision,
  is_remote boolean not null default false,
  pay_min numeric(12, 2),
  pay_max numeric(12, 2),
  pay_currency char(3),
  pay_period text check (pay_period in ('hour', 'day', 'week', 'month', 'year')),
  pay_text text,
  hours_per_week numeric(4, 1),
  description text not null,
  description_html text,
  preview text not null,
  apply_email text,
  source text,
  source_ref text,
  source_url text,
  source_digest text,
  posted_at timestamptz(3) not null,
  closes_at timestamptz(3),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (pay_min <= pay_max),
  check ((source is null) = (source_ref is null)),
  unique (source, source_ref)
);

create index on job (posted_at desc, id desc) include (closes_at)
  where status = 'open';

create index on job (category, posted_at desc, id desc) include (closes_at)
  where status = 'open';

create index on job (type, posted_at desc, id desc) include (closes_at)
  where status = 'open';

create index on job (country, posted_at desc, id desc) include (closes_at)
  where status = 'open';

create index on job (closes_at) where status = 'open';

create index on job (owner_id, posted_at desc) where owner_id is not null;
