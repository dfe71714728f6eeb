-- Private files from an offer to the first day, and whether a person wants emails about their status.

create table arrival_file (
  id text primary key,
  application_id text not null references arrival on delete cascade,
  step text not null,
  side text not null check (side in ('applicant', 'employer')),
  -- Who uploaded it.
  account_id text references account on delete set null,
  is_shared boolean not null,
  form_id text,
  file_key text not null unique,
  name text not null,
  size integer not null,
  created_at timestamptz(3) not null default now(),
  -- Colleagues share what an employer uploads anyway, so there is nothing that only one of them sees.
  check (is_shared or side = 'applicant')
);

create index on arrival_file (application_id);

create index on arrival_file (account_id) where account_id is not null;

alter table account add column wants_status_mails boolean not null default true;
