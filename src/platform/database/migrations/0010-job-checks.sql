-- The complete check of each open job in the UK, so that pages and cards read it instead of computing it.

create table job_check (
  id text primary key references job_search on delete cascade,
  stamp text not null,
  headline json not null,
  content json not null
);
