-- Uploads that cannot be opened: those not yet scanned, and those with a virus.

create table file_scan (
  key text primary key,
  state text not null default 'waiting' check (state in ('waiting', 'infected')),
  attempts integer not null default 0,
  next_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  told_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create index on file_scan (next_at) where state = 'waiting';

alter table founder_mail
  drop constraint founder_mail_kind_check,
  add check (kind in ('to-founder', 'to-desk', 'reminder', 'links', 'document-removed'));
