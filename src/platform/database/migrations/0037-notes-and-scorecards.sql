-- Work of an employer’s members on one applicant: notes, scores, shortlists, and their history.

-- Turns the one note of an application into the first of several; its author is unknown.
create table application_note (
  id text primary key,
  application_id text not null references application on delete cascade,
  author_id text references account on delete set null,
  body text not null,
  form_id text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3)
);

create index on application_note (application_id, created_at);

create index on application_note (author_id) where author_id is not null;

insert into application_note (id, application_id, body, created_at)
select id, id, note, coalesce(opened_at, created_at) from application where note <> '';

alter table application drop column note;

create table scorecard (
  job_id text primary key references job on delete cascade,
  version integer not null default 1,
  changed_by text references account on delete set null,
  changed_at timestamptz(3) not null default now()
);

create index on scorecard (changed_by) where changed_by is not null;

create table scorecard_criterion (
  id text primary key,
  job_id text not null references scorecard on delete cascade,
  position integer not null,
  name text not null
);

create index on scorecard_criterion (job_id, position);

create table application_score (
  id text primary key,
  application_id text not null references application on delete cascade,
  criterion_id text not null references scorecard_criterion on delete cascade,
  -- Who scored; null once their account is deleted.
  account_id text references account on delete set null,
  score smallint not null check (score between 1 and 5),
  reason text not null default '',
  scored_at timestamptz(3) not null default now(),
  unique (application_id, criterion_id, account_id)
);

create index on application_score (criterion_id);

create index on application_score (account_id) where account_id is not null;

create table shortlist (
  id text primary key,
  organisation_id text not null references organisation on delete cascade,
  name text not null,
  name_key text not null,
  created_at timestamptz(3) not null default now(),
  unique (organisation_id, name_key)
);

create table shortlist_entry (
  shortlist_id text not null references shortlist on delete cascade,
  application_id text not null references application on delete cascade,
  added_by text references account on delete set null,
  reason text not null default '',
  added_at timestamptz(3) not null default now(),
  primary key (shortlist_id, application_id)
);

create index on shortlist_entry (application_id);

create index on shortlist_entry (added_by) where added_by is not null;

create table applicant_share (
  id text primary key,
  application_id text not null references application on delete cascade,
  from_id text not null references account on delete cascade,
  to_id text not null references account on delete cascade,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);

create index on applicant_share (application_id);

create index on applicant_share (from_id);

create index on applicant_share (to_id);

alter table application_event
  add column actor_id text references account on delete set null;

create index on application_event (actor_id) where actor_id is not null;

create table application_presence (
  application_id text not null references application on delete cascade,
  account_id text not null references account on delete cascade,
  seen_at timestamptz(3) not null default now(),
  primary key (application_id, account_id)
);

create index on application_presence (account_id);

alter table draft
  drop constraint draft_kind_check,
  add constraint draft_kind_check
    check (kind in ('post', 'apply', 'profile', 'applicant'));
