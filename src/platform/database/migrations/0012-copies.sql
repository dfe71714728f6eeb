-- The key of adverts that differ only in place and date; see `copies.ts`.

alter table job_search
  add column copy_key bigint,
  add column has_copies boolean not null default false;

create index on job_search (copy_key, posted_at desc, id desc)
include (closes_at);
