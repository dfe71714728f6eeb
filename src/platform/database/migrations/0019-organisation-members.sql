-- Proofs of organisations, and emails to their members.

alter table organisation
  add column legal_key text,
  add column proof_refused_at timestamptz(3),
  add column reindex_after text;

update organisation set legal_key = lower(legal_name);

create index on organisation (legal_key) where legal_key is not null;

create index on organisation (id) where reindex_after is not null;

alter table organisation_proof
  add column voucher_id text,
  add column lapse_mailed_at timestamptz(3);

create index on organisation_proof (voucher_id) where ended_at is null;

create unique index on organisation_invitation (secret_hash)
where secret_hash is not null;

-- A proof that has begun. Each organisation has one of each kind.
create table organisation_proof_request (
  id text primary key,
  organisation_id text not null references organisation on delete cascade,
  kind text not null check (kind in ('mail', 'site', 'decision')),
  domain text,
  email text,
  site_token text,
  code_hash text,
  tries integer not null default 0,
  evidence text not null default '',
  account_id text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  sent_at timestamptz(3),
  waits_since timestamptz(3),
  unique (organisation_id, kind)
);

-- No reference to accounts: the deletion of an account must not wait for this table.
create table organisation_mail (
  id text primary key,
  organisation_id text not null references organisation on delete cascade,
  kind text not null,
  account_id text,
  invitation_id text references organisation_invitation on delete cascade,
  request_id text references organisation_proof_request on delete cascade,
  detail text not null default '',
  created_at timestamptz(3) not null default now(),
  queued_at timestamptz(3),
  sent_at timestamptz(3)
);

create index on organisation_mail (id) where queued_at is null;

create index on organisation_mail (organisation_id);
