-- Sessions in which a code by mail opens the first applicants of an organisation (decision 71), and one email a day
-- about new applicants. Accounts of before go on with one each.

alter table session add column known_device_since timestamptz;

alter table account add column wants_applicant_digest boolean not null default false;

create table applicant_digest (
  account_id text not null references account on delete cascade,
  application_id text not null references application on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, application_id)
);

create index on applicant_digest (application_id);
