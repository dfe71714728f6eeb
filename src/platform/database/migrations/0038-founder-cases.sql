-- Founders’ requests become cases: with a reference, a talk, documents and whose turn it is. The desk’s note becomes the
-- first note; requests that were dealt with are closed.

alter table startup_request
  add column reference text,
  add column email_key text,
  add column status text not null default 'with-us'
    check (status in ('with-us', 'your-turn', 'closed')),
  -- Since when it is whose turn it is.
  add column turn_since timestamptz(3) not null default now(),
  -- The day in London by which we answer; null unless it is with us.
  add column due_on text collate "C",
  -- Grows with everything that either side does, so that nobody answers what they have not read.
  add column version integer not null default 0,
  add column assignee_id text references account on delete set null,
  -- The first use of a link: from then on we know that somebody reads the mailbox.
  add column opened_at timestamptz(3),
  add column reminded_at timestamptz(3),
  add column closed_at timestamptz(3);

create table founder_link (
  id text primary key,
  case_id text not null references startup_request on delete cascade,
  secret_hash text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3) not null default now()
);

create index on founder_link (case_id);

create table founder_mail (
  id text primary key,
  case_id text not null references startup_request on delete cascade,
  kind text not null check (kind in ('to-founder', 'to-desk', 'reminder', 'links')),
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);

create index on founder_mail (case_id);

-- The words may be empty if a document came alone.
create table founder_message (
  id text primary key,
  case_id text not null references startup_request on delete cascade,
  side text not null check (side in ('founder', 'desk')),
  account_id text references account on delete set null,
  form_id text,
  body text not null,
  created_at timestamptz(3) not null default now(),
  mail_id text references founder_mail on delete set null
);

create index on founder_message (case_id, created_at);

create table founder_document (
  id text primary key,
  case_id text not null references startup_request on delete cascade,
  side text not null check (side in ('founder', 'desk')),
  account_id text references account on delete set null,
  message_id text references founder_message on delete set null,
  file_key text not null unique,
  name text not null,
  size integer not null,
  state text not null default 'new' check (state in ('new', 'read', 'change-needed')),
  created_at timestamptz(3) not null default now()
);

create index on founder_document (case_id);

create table founder_event (
  id bigint generated always as identity primary key,
  case_id text not null references startup_request on delete cascade,
  side text not null check (side in ('founder', 'desk')),
  action text not null,
  created_at timestamptz(3) not null default now()
);

create index on founder_event (case_id, id);

create table founder_note (
  id text primary key,
  case_id text not null references startup_request on delete cascade,
  account_id text references account on delete set null,
  body text not null,
  created_at timestamptz(3) not null default now()
);

create index on founder_note (case_id);

create table founder_template (
  id text primary key,
  title text not null,
  body text not null,
  created_at timestamptz(3) not null default now()
);

do $$
declare
  request text;
begin
  for request in select id from startup_request loop
    loop
      update startup_request set reference = drawn.reference
      from (
        select 'LF-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + floor(random() * 32)::int, 1), '') as reference
        from generate_series(1, 5)
      ) as drawn
      where id = request
        and not exists (select from startup_request as other where other.reference = drawn.reference);
      exit when found;
    end loop;
  end loop;
end $$;

update startup_request set
  email_key = lower(trim(company_email)),
  status = case when desk_status = 'done' then 'closed' else 'with-us' end,
  turn_since = case when desk_status = 'done' then now() else created_at end,
  closed_at = case when desk_status = 'done' then now() end,
  due_on = case when desk_status <> 'done'
    then to_char(created_at at time zone 'Europe/London' + interval '2 days', 'YYYY-MM-DD') end;

insert into founder_document (id, case_id, side, file_key, name, size, created_at)
select id, id, 'founder', document_key, document_name, document_size, created_at
from startup_request where document_key is not null;

insert into founder_note (id, case_id, body)
select id, id, desk_note from startup_request where desk_note <> '';

insert into founder_event (case_id, side, action, created_at)
select id, 'founder', 'asked', created_at from startup_request;

alter table startup_request
  alter column reference set not null,
  alter column email_key set not null,
  add check ((status = 'with-us') = (due_on is not null)),
  add check ((status = 'closed') = (closed_at is not null)),
  drop column document_key, drop column document_name, drop column document_size,
  drop column desk_status, drop column desk_note;

create unique index on startup_request (reference);

create index on startup_request (email_key);

create index on startup_request (due_on, id);
