-- The same job from two sources: `twin_of` is the row that lists show in place of this one (decision 100). Rows of
-- before get their key when they are rebuilt; a process of the version before leaves both columns alone.

alter table job_search
  add column twin_key bigint,
  add column twin_of text references job_search on delete set null;

create index on job_search (twin_key) where twin_key is not null;

create index on job_search (twin_of) where twin_of is not null;

-- A twin is in no list, whatever is written. Once the other goes, it has its own end again, and is rebuilt, which looks
-- for the next twin. One whose employer a new register or rule finds to be another is shown until then.
create function keep_twin_out() returns trigger language plpgsql as $$
begin
  if new.sponsor_id is distinct from old.sponsor_id and new.twin_key = old.twin_key then
    new.twin_of := null;
    new.version := 0;
  end if;
  if new.twin_of is not null then
    new.closes_at := 'epoch';
  elsif old.twin_of is not null then
    select least(closes_at, last_seen_at + interval '60 days') into new.closes_at from job where id = new.id;
    new.version := 0;
  end if;
  return new;
end $$;

create trigger keep_twin_out before update on job_search for each row
when (old.twin_of is not null or new.twin_of is not null or new.sponsor_id is distinct from old.sponsor_id)
execute function keep_twin_out();

-- A twin that is shown again is no news: alerts have told of the other.
drop trigger job_is_found_otherwise on job_search;

create trigger job_is_found_otherwise after update on job_search for each row
when ((
    old.category, old.type, old.country, old.place, old.spot[0], old.spot[1], old.is_remote, old.pay, old.title,
    old.copy_key, old.licence, old.occupation, old.rate, old.wording, old.occupation_code, old.profile
  ) is distinct from (
    new.category, new.type, new.country, new.place, new.spot[0], new.spot[1], new.is_remote, new.pay, new.title,
    new.copy_key, new.licence, new.occupation, new.rate, new.wording, new.occupation_code, new.profile
  )
  or old.closes_at <= now() and new.closes_at > now() and old.twin_of is null)
execute function note_publication();
