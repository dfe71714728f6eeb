-- Addresses for applications belong to organisations; a case that waits for its poster is ‘pending’.

-- Moves each address to the organisations whose adverts name it and were posted by the account that confirmed it.
alter table confirmed_address rename to account_address;

create table confirmed_address (
  organisation_id text not null references organisation on delete cascade,
  email_key text not null,
  email text not null,
  account_id text references account on delete set null,
  secret_hash text unique,
  sent_at timestamptz,
  expires_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organisation_id, email_key)
);

create index on confirmed_address (account_id);

create index on confirmed_address (email_key);

-- A link already sent works for one organisation only.
insert into confirmed_address
select organisation_id, email_key, email, account_id,
  case when number = 1 then secret_hash end, sent_at,
  case when number = 1 then expires_at end, confirmed_at, created_at
from (
  select *, row_number() over (partition by account_id, email_key order by organisation_id) as number
  from (
    select distinct on (job.organisation_id, address.email_key)
      job.organisation_id, address.*
    from account_address as address
      join job on job.owner_id = address.account_id
        and lower(job.apply_email) = lower(address.email)
    where job.organisation_id is not null
    order by job.organisation_id, address.email_key, address.confirmed_at nulls last
  ) as moved
) as numbered;

drop table account_address;

alter table moderation_case drop constraint moderation_case_status_check;

update moderation_case set status = 'pending' where status = 'asked';

update moderation_case set undo = jsonb_set(undo, '{caseStatus}', '"pending"')
where undo ->> 'caseStatus' = 'asked';

alter table moderation_case add constraint moderation_case_status_check
  check (status in ('open', 'pending', 'confirm', 'decided'));

-- The entry of a message: the applicant sees it once the message can be read.
create index on application_mail (event_id) where event_id is not null;
