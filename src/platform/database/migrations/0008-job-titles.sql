-- The distinct titles of open jobs, for suggestions while someone types.

alter table job_search add column title_key text collate "C";

alter table job_search alter title_key set storage main;

create index on job_search (title_key) include (closes_at);

-- `jobs` ranks the titles; it is updated by `maintainIndex`.
create table job_title (
  key text collate "C" primary key,
  title text not null,
  jobs integer not null
);

create index on job_title (jobs desc, key);

-- Every word follows a space, including the first.
create index on job_title using gin ((' ' || key) gin_trgm_ops);
