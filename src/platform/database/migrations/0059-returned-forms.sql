-- Forms that were sent after their session had ended, until their sender has logged in again.

create table returned_form (
  id text primary key,
  account_id text not null references account on delete cascade,
  -- Digest of the token in the sender's cookie.
  token_hash text not null,
  content text not null,
  created_at timestamptz not null default now()
);

create index on returned_form (account_id, token_hash);

create index on returned_form (created_at);
