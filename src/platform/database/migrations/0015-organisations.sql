-- Adverts belong to organisations, which outlive the accounts of their members.

create table organisation (
  id text primary key,
  name text not null,
  name_key text not null,
  legal_name text,
  company_number text,
  sponsor_id text,
  claimed_at timestamptz(3),
  frozen_at timestamptz(3),
  frozen_because text,
  suspended_at timestamptz(3),
  suspended_because text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create index on organisation (name_key);

create index on organisation (sponsor_id) where sponsor_id is not null;

create table organisation_member (
  organisation_id text not null references organisation on delete cascade,
  account_id text not null references account on delete cascade,
  role text not null check (role in ('owner', 'recruiter', 'reader')),
  joined_at timestamptz(3) not null default now(),
  primary key (organisation_id, account_id)
);

create index on organisation_member (account_id);

create table organisation_invitation (
  id text primary key,
  organisation_id text not null references organisation on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('owner', 'recruiter', 'reader')),
  secret_hash text,
  invited_by text references account on delete set null,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  expires_at timestamptz(3) not null,
  unique (organisation_id, email_key)
);

-- Proofs that an organisation is the body it claims to be; ended ones are kept as history.
create table organisation_proof (
  id text primary key,
  organisation_id text not null references organisation on delete cascade,
  kind text not null check (kind in ('mail', 'dns', 'file', 'vouched', 'decision')),
  legal_name text not null,
  sponsor_id text,
  domain text,
  evidence text not null default '',
  account_id text,
  proved_at timestamptz(3) not null default now(),
  lapses_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_because text
);

create index on organisation_proof (organisation_id);

create index on organisation_proof (lapses_at) where ended_at is null;

create table organisation_event (
  id bigint generated always as identity primary key,
  organisation_id text not null,
  actor_id text,
  action text not null,
  detail text not null default '',
  created_at timestamptz(3) not null default now()
);

create index on organisation_event (organisation_id, id);

-- Not even our own code can rewrite history.
create function refuse_change() returns trigger language plpgsql as $$
begin raise exception '% is append-only', tg_table_name; end $$;

create trigger append_only before update or delete on organisation_event
for each row execute function refuse_change();

create trigger append_only_truncate before truncate on organisation_event
for each statement execute function refuse_change();

create trigger append_only before update or delete on desk_entry
for each row execute function refuse_change();

create trigger append_only_truncate before truncate on desk_entry
for each statement execute function refuse_change();

alter table job
  add column organisation_id text references organisation,
  add column poster text not null default 'source'
    check (poster in ('source', 'unproved', 'proved'));

create index on job (organisation_id) where organisation_id is not null;

-- Creates one organisation for each name under which a person posts, with that person as its only member.
create temporary table posted as
select id as job_id, owner_id, employer_name,
  substr(md5(owner_id || lower(employer_name)), 1, 13) as organisation_id
from job where owner_id is not null;

insert into organisation (id, name, name_key)
select distinct on (organisation_id) organisation_id, employer_name, lower(employer_name)
from posted order by organisation_id;

insert into organisation_member (organisation_id, account_id, role)
select distinct organisation_id, owner_id, 'owner' from posted;

update job set organisation_id = posted.organisation_id, poster = 'unproved'
from posted where posted.job_id = job.id;

drop table posted;
