-- The progress of the newest reading of all open adverts; at most one row.

create table text_scan (
  only_one boolean primary key default true check (only_one),
  version integer not null,
  after_id text not null,
  done_at timestamptz(3)
);
