-- Figures of jobs for employers: views, and applicants waiting for an answer.

-- Only counts: nothing here is about a person.
create table job_day (
  job_id text not null references job on delete cascade,
  kind text not null check (kind in ('view', 'apply-start')),
  day date not null,
  source text not null
    check (source in ('list', 'search-engine', 'alert', 'other-site', 'direct')),
  count integer not null check (count > 0),
  primary key (job_id, kind, day, source)
);

alter table application add column answered_at timestamptz(3);

-- Waiting applicants, which a dashboard finds here without reading their wide rows.
create index application_waits on application (job_id, created_at)
where status in ('new', 'seen') and answered_at is null and withdrawn_at is null;
