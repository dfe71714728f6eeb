-- Answers of the posting form that an organisation’s new jobs begin with.

create table posting_default (
  organisation_id text primary key references organisation on delete cascade,
  answers jsonb not null,
  updated_at timestamptz(3) not null default now()
);
