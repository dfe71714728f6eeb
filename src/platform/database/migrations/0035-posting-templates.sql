-- Adverts that an organisation starts new jobs from.

create table posting_template (
  id text primary key,
  organisation_id text not null references organisation on delete cascade,
  name text not null,
  -- The name as it is compared: an organisation has each once.
  name_key text not null,
  answers jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organisation_id, name_key)
);
