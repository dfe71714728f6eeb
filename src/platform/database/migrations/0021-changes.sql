-- Applicants are notified of changes to the job they applied for.

-- The code’s types list the kinds, as they do for an organisation’s events.
alter table application_event
  drop constraint if exists application_event_kind_check,
  add column detail jsonb;

-- Each register notifies each applicant once.
create unique index on application_event (application_id, (detail ->> 'loadId'))
where kind = 'licence-changed';

alter table application_mail
  drop constraint if exists application_mail_kind_check,
  add column event_id bigint references application_event on delete cascade;

-- The state last shown to the applicant, while they wait to be notified of a change.
alter table application
  add column job_before jsonb,
  add column status_before text;

alter table job
  drop constraint if exists job_closed_as_check,
  add constraint job_closed_as_check
    check (closed_as in ('filled', 'paused', 'withdrawn', 'mistake', 'closed', 'expired'));

alter table account
  add column wants_status_mails boolean not null default true;

alter table proof add column next_path text;

alter table startup_request add column acknowledged_at timestamptz(3);
