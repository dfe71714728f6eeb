-- Profiles, and CVs that stay until their owner deletes them.

create table profile (
  account_id text primary key references account on delete cascade,
  created_at timestamptz(3) not null default now()
);

-- The browser creates the id of a new entry, so it is unique only for its owner.
create table profile_entry (
  account_id text not null references profile on delete cascade,
  id text not null,
  section text not null check (section <> ''),
  position integer not null,
  version integer not null default 1,
  content jsonb not null,
  updated_at timestamptz(3) not null default now(),
  primary key (account_id, id)
);

-- The profile as it was when the application was sent; null if it was not included.
alter table application add column profile jsonb;

-- A CV with a label is on its owner’s list; one without it belongs to applications only.
alter table resume add column label text, add column last_used_at timestamptz(3);

update resume set label = left(name, 80), last_used_at = created_at
where not exists (
  select from resume as newer
  where newer.account_id = resume.account_id
    and (newer.created_at, newer.id) > (resume.created_at, resume.id)
);
