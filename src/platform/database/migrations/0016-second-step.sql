-- A second step at log-in, and the browsers that each account is known to use.

alter table session
  add column second_factor_at timestamptz,
  -- When the password or the second step was last typed in this session.
  add column confirmed_at timestamptz;

create table passkey (
  id text primary key,
  account_id text not null references account on delete cascade,
  credential_id text not null unique,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index on passkey (account_id);

create table totp (
  account_id text primary key references account on delete cascade,
  secret text,
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  pending_secret text,
  pending_at timestamptz
);

create table recovery_code (
  account_id text not null references account on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

-- Log-ins between the right password and the second step.
create table login_challenge (
  token_hash text primary key,
  account_id text not null references account on delete cascade,
  password_hash text not null,
  challenge text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create index on login_challenge (account_id);

-- The challenge that a browser signs to become a passkey of the account.
create table passkey_challenge (
  session_id text primary key references session on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

create table known_device (
  account_id text not null references account on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);
