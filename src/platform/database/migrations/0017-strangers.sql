-- Protection against strangers who use the site against others.

-- The code lists the purposes; a list here would have to change with each new one.
alter table proof drop constraint if exists proof_purpose_check;

-- Keyed hashes, so that the addresses cannot be read from them.
create table suspended_address (
  hash text primary key,
  created_at timestamptz not null default now()
);

create table unwanted_address (
  hash text primary key,
  created_at timestamptz not null default now()
);

-- Addresses to which an account's adverts may send applications, besides its own.
create table confirmed_address (
  account_id text not null references account on delete cascade,
  email_key text not null,
  email text not null,
  secret_hash text unique,
  sent_at timestamptz,
  expires_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, email_key)
);
