-- Posting, applying, and the owner's desk.

-- Unsaved forms, so that nothing is lost when a phone dies.
create table draft (
  account_id text not null references account on delete cascade,
  kind text not null check (kind in ('post', 'apply')),
  subject text not null,
  answers jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, kind, subject)
);

create index on draft (updated_at);

-- Logos are here from their upload, and as long as a job or a draft uses them.
create table logo (
  key text primary key,
  account_id text references account on delete set null,
  created_at timestamptz not null default now()
);

create index on job (employer_logo) where employer_logo is not null;

-- Resumes: each belongs to its sender, and stays as long as an application or its owner needs it.
create table resume (
  id text primary key,
  account_id text not null references account on delete cascade,
  file_key text not null unique,
  name text not null,
  size integer not null,
  created_at timestamptz(3) not null default now()
);

create index on resume (account_id, created_at desc);

create table application (
  id text primary key,
  job_id text not null references job on delete cascade,
  applicant_id text not null references account on delete cascade,
  full_name text not null,
  email text not null,
  phone text not null,
  country text not null,
  cover_letter text not null,
  portfolio_link text not null,
  years_of_experience smallint not null check (years_of_experience between 0 and 50),
  resume_id text not null references resume,
  status text not null default 'new'
    check (status in ('new', 'seen', 'shortlisted', 'interview', 'offered', 'rejected')),
  note text not null default '',
  advert jsonb not null,
  created_at timestamptz(3) not null default now(),
  opened_at timestamptz,
  withdrawn_at timestamptz,
  unique (job_id, applicant_id)
);

create index on application (applicant_id, created_at desc);

create index on application (job_id, created_at desc);

create index on application (resume_id);

create table application_event (
  id bigint generated always as identity primary key,
  application_id text not null references application on delete cascade,
  kind text not null check (kind in ('sent', 'opened', 'status', 'withdrawn', 'replied')),
  status text,
  created_at timestamptz not null default now()
);

create index on application_event (application_id, id);

-- Emails about an application; `sent_at` is when the email was accepted.
create table application_mail (
  id text primary key,
  application_id text not null references application on delete cascade,
  kind text not null check (kind in ('to-employer', 'receipt', 'reply')),
  body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index on application_mail (application_id);

alter table job
  add column closed_as text check (closed_as in ('filled', 'closed', 'expired')),
  add column removed_because text;

alter table account
  add column is_owner boolean not null default false,
  add column suspended_at timestamptz,
  add column suspended_because text,
  add column wants_applicant_mails boolean not null default true,
  add column wants_receipts boolean not null default true;

alter table contact_message
  add column desk_status text not null default 'new'
    check (desk_status in ('new', 'in-progress', 'done')),
  add column desk_note text not null default '';

create index on contact_message (created_at desc);

alter table startup_request
  add column desk_status text not null default 'new'
    check (desk_status in ('new', 'in-progress', 'done')),
  add column desk_note text not null default '';

create index on startup_request (created_at desc);

-- Actions of admins at the desk; rows outlive both the admin and the subject.
create table desk_entry (
  id bigint generated always as identity primary key,
  actor_id text not null,
  actor_email text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail text not null default '',
  created_at timestamptz not null default now()
);
