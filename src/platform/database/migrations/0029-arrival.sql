-- The steps from an offer to the first day, and help for workers whose sponsor has lost its licence.

-- One for each application whose offer was ever answered.
create table arrival (
  application_id text primary key references application on delete cascade,
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz(3),
  circumstances jsonb not null default '{}',
  certificate_number text,
  asked_to_pay_at timestamptz(3)
);

create table arrival_item (
  application_id text not null references arrival on delete cascade,
  item text not null,
  planned_on text collate "C",
  done_on text collate "C",
  note text not null default '',
  updated_at timestamptz(3) not null default now(),
  -- The planned days that its side was reminded of: the day before, and once they had passed.
  told_before text collate "C",
  told_after text collate "C",
  primary key (application_id, item)
);

create index on arrival_item (planned_on)
where planned_on is not null and done_on is null;

create table arrival_event (
  id bigint generated always as identity primary key,
  application_id text not null references arrival on delete cascade,
  side text not null check (side in ('applicant', 'employer')),
  action text not null,
  item text,
  day text collate "C",
  created_at timestamptz(3) not null default now()
);

create index on arrival_event (application_id, id);

create table arrival_mail (
  id text primary key,
  application_id text not null references arrival on delete cascade,
  side text not null check (side in ('applicant', 'employer')),
  kind text not null check (kind in ('reminder', 'answer')),
  -- The day in London.
  day text collate "C" not null,
  items jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);

create unique index on arrival_mail (application_id, side, day)
where kind = 'reminder';

create table sponsor_loss (
  account_id text primary key references account on delete cascade,
  answers jsonb not null,
  updated_at timestamptz(3) not null default now()
);

create table workplace (
  account_id text not null references account on delete cascade,
  sponsor_id text not null references sponsor on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, sponsor_id)
);

create index on workplace (sponsor_id);

-- Each register notifies each worker once.
create table workplace_notice (
  account_id text not null,
  sponsor_id text not null,
  load_id integer not null references register_load on delete cascade,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  primary key (account_id, sponsor_id, load_id),
  foreign key (account_id, sponsor_id) references workplace on delete cascade
);
