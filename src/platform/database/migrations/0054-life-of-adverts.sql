-- The life cycle of adverts: when each was last seen or confirmed, and where its closing date was read. Adverts of
-- before count as seen at the upgrade, and the defaults serve processes of the version before. Search rows get their new
-- end when they are rebuilt.

alter table job
  add column last_seen_at timestamptz(3) not null default now(),
  add column closing_words text,
  -- When its employer was asked whether it is still open.
  add column asked_at timestamptz(3),
  drop constraint job_closed_as_check,
  add constraint job_closed_as_check check (
    closed_as in ('filled', 'paused', 'withdrawn', 'mistake', 'closed', 'expired', 'gone')
  );

alter table job_search add column seen_at timestamptz(3) not null default now();

create index on job_search (seen_at);

-- A sighting moves the end of a row. That is news for alerts only if the row was in no list before.
drop trigger job_is_found_otherwise on job_search;

create trigger job_is_found_otherwise after update on job_search for each row
when ((
    old.category, old.type, old.country, old.place, old.spot[0], old.spot[1], old.is_remote, old.pay, old.title,
    old.copy_key, old.licence, old.occupation, old.rate, old.wording, old.occupation_code, old.profile
  ) is distinct from (
    new.category, new.type, new.country, new.place, new.spot[0], new.spot[1], new.is_remote, new.pay, new.title,
    new.copy_key, new.licence, new.occupation, new.rate, new.wording, new.occupation_code, new.profile
  )
  or old.closes_at <= now() and new.closes_at > now())
execute function note_publication();
