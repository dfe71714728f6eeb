-- Times that employers offer for interviews, and the outcome.

-- The account’s time zone; null until its owner has chosen it, or picked a time.
alter table account add column time_zone text;

-- One set of times, offered to one or several applicants.
create table interview_offer (
  id text primary key,
  job_id text not null references job on delete cascade,
  account_id text references account on delete set null,
  form_id text,
  zone text not null,
  minutes integer not null check (minutes between 15 and 180),
  way text not null check (way in ('video', 'phone', 'place')),
  link text not null default '',
  place text not null default '',
  host text not null default '',
  note text not null default '',
  created_at timestamptz(3) not null default now()
);

create unique index on interview_offer (account_id, form_id) where form_id is not null;

create table interview_slot (
  id text primary key,
  offer_id text not null references interview_offer on delete cascade,
  starts_at timestamptz(3) not null
);

create index on interview_slot (offer_id);

create table interview (
  id text primary key,
  application_id text not null references application on delete cascade,
  -- The times that can be picked now; the one that is picked may be of an earlier offer.
  offer_id text not null references interview_offer on delete cascade,
  slot_id text references interview_slot on delete cascade,
  -- Of its entry in calendars.
  version integer not null default 0,
  picked_at timestamptz(3),
  declined_at timestamptz(3),
  ended_at timestamptz(3),
  -- ‘next’ where another interview followed it.
  ended_by text check (ended_by in ('applicant', 'employer', 'next')),
  reason text not null default '',
  employer_says text check (employer_says in ('took-place', 'no-show')),
  outcome_note text not null default '',
  applicant_says text check (applicant_says in ('no-show', 'was-there')),
  created_at timestamptz(3) not null default now(),
  check ((ended_at is null) = (ended_by is null))
);

create index on interview (application_id, created_at);

create index on interview (offer_id);

create unique index on interview (application_id) where ended_at is null;

-- A time can be picked by one applicant only.
create unique index on interview (slot_id) where ended_at is null;

create table interview_mail (
  id text primary key,
  interview_id text not null references interview on delete cascade,
  side text not null check (side in ('applicant', 'employer')),
  kind text not null,
  -- What it is about: told only as long as it is so.
  version integer not null,
  offer_id text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz(3)
);

create index on interview_mail (interview_id);
