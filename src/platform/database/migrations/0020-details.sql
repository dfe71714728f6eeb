-- Whether the CV and the contact details of an application have gone to the employer; checks without a headline.

alter table application add column shares_details boolean not null default true;

-- From now on the code that inserts an application sets it.
alter table application alter column shares_details drop default;

create index on application (job_id) where not shares_details;

-- Null for a job outside the UK without a warning.
alter table job_check alter column headline drop not null;

-- Several features add kinds; their list is in the types.
alter table application_event
  drop constraint application_event_kind_check,
  add constraint application_event_kind_check check (kind <> '');

alter table application_mail
  drop constraint application_mail_kind_check,
  add constraint application_mail_kind_check check (kind <> '');
