-- Keys with which an organisation’s own systems post, change and close its jobs.
create table partner_key (
  id text primary key,
  organisation_id text not null,
  account_id text not null,
  name text not null,
  -- The key’s first characters, to recognise it by; of the rest only a hash is stored.
  prefix text not null,
  key_hash text not null unique,
  may_write boolean not null,
  is_staging boolean not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  -- A key ends with the membership of who made it, and so with the account.
  foreign key (organisation_id, account_id) references organisation_member on delete cascade
);

create index on partner_key (organisation_id, account_id);

-- Adverts for trying a system out. They are no jobs, so nothing lists, finds or mails them.
create table staging_job (
  id text primary key,
  key_id text not null references partner_key on delete cascade,
  reference text not null,
  -- Answers of the posting form.
  answers jsonb not null,
  status text not null check (status in ('open', 'held', 'closed')),
  held_because text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null default now() + interval '30 days',
  unique (key_id, reference)
);

create index on staging_job (expires_at);
