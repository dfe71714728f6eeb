-- The terms of an offer, each optional. Offers of before, and of the previous version, have none.
create table offer_terms (
  application_id text primary key references application on delete cascade,
  pay double precision,
  pay_period text,
  -- Hours a week.
  hours double precision,
  place text not null default '',
  starts_on text collate "C",
  contract text,
  repayment text not null default '',
  answer_by text collate "C",
  -- The terms that the applicant knew before the last change.
  previous jsonb,
  updated_at timestamptz(3) not null default now()
);

create index on offer_terms (answer_by) where answer_by is not null;
