-- The desk's first look at adverts of people who have not proved whom they post for.

-- When the desk looked at the advert as it is; null for one that nobody has looked at.
alter table job add column looked_at timestamptz(3);

-- Changes of public adverts that wait for the desk, one for each.
create table job_change (
  job_id text primary key references job on delete cascade,
  account_id text references account on delete set null,
  -- The columns of the job as they will be.
  columns jsonb not null,
  saved_at timestamptz(3) not null default now()
);

create index on job_change (account_id);
