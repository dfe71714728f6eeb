-- Accounts, their sessions, and the emails that prove an address is theirs.

create table account (
  id text primary key,
  first_name text not null,
  last_name text not null,
  phone text,
  country text not null,
  email text not null,
  email_key text not null unique,
  password_hash text,
  verified_at timestamptz,
  picture_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  token_hash text not null unique,
  account_id text not null references account on delete cascade,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index on session (account_id);

create index on session (expires_at);

-- Stored for unknown addresses as well, so that nothing distinguishes them from known ones.
create table proof (
  purpose text not null check (purpose in ('verify', 'reset', 'change-email', 'delete')),
  subject text not null,
  secret_hash text unique,
  new_email text,
  -- Of the newest registration, for known addresses as well: see decision 9.
  password_hash text,
  tries integer not null default 0,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (purpose, subject)
);

create index on proof (expires_at);

-- Finds the jobs of an account, to show, export or delete it.
create index on job (owner_id) where owner_id is not null;
