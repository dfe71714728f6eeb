-- Messages to the owner. `sent_at` is when the email was accepted: a task that runs twice sees it and sends no second
-- one.

create table contact_message (
  id text primary key,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table startup_request (
  id text primary key,
  company_name text not null,
  type_of_healthcare text not null,
  company_email text not null,
  company_phone_number text not null,
  description text not null,
  document_key text unique,
  document_name text,
  document_size integer,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((document_key is null) = (document_name is null)),
  check ((document_key is null) = (document_size is null))
);

-- Counts of the rate limiter, which requires these columns.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index on rate_limit (expire);
