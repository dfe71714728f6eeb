-- Confirmations that the rules are still the newest, which are only added; and registers uploaded at the desk.

create table rule_confirmation (
  id integer primary key generated always as identity,
  -- The set in force that day, and the later ones known then.
  versions text[] not null,
  confirmed_on text collate "C" not null,
  confirmed_by text not null,
  created_at timestamptz(3) not null default now()
);

create trigger append_only before update or delete on rule_confirmation
for each row execute function refuse_change();

create trigger append_only_truncate before truncate on rule_confirmation
for each statement execute function refuse_change();

create table register_upload (
  id text primary key,
  file_name text not null,
  published_on text collate "C" not null,
  -- As in --columns; empty for the official file.
  columns text not null,
  even_if_smaller boolean not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'reading', 'comparing', 'done', 'failed')),
  rows_read integer not null default 0,
  -- What came of it, in a sentence.
  outcome text not null default '',
  created_at timestamptz(3) not null default now()
);

-- One at a time.
create unique index on register_upload ((true))
where state in ('waiting', 'reading', 'comparing');
