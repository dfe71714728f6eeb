-- Alerts, and the jobs that they have not looked at yet. See decision 26.

-- An edition numbers everything committed before it was made; this row has the latest one.
create table edition (
  only_one boolean primary key default true check (only_one),
  number integer not null
);

insert into edition (number) values (1);

create table publication (
  job_id text primary key references job on delete cascade,
  number integer generated always as identity unique,
  first_edition integer,
  edition integer,
  advert bigint,
  published_at timestamptz not null default now()
);

insert into publication (job_id, first_edition, edition, advert, published_at)
select id, 1, 1,
  case when copy_key is not null then
    hashtextextended(row(copy_key, licence, occupation, rate, wording, profile)::text, 0) end,
  posted_at
from job_search order by posted_at, id;

create index on publication (edition);

create index on publication (advert) where advert is not null;

create index on publication (published_at);

create function note_publication() returns trigger language plpgsql as $$
  begin
    insert into publication (job_id, advert) values (
      new.id,
      case when new.copy_key is not null then hashtextextended(
        row(new.copy_key, new.licence, new.occupation, new.rate, new.wording, new.profile)::text, 0) end)
    on conflict (job_id) do update set edition = null, advert = excluded.advert;
    return null;
  end $$;

create trigger job_is_found after insert on job_search for each row
execute function note_publication();

-- The columns that a search filters by. The words are left out, because `copy_key` contains their digest.
create trigger job_is_found_otherwise after update on job_search for each row
when ((
    old.closes_at, old.category, old.type, old.country, old.place, old.spot[0], old.spot[1], old.is_remote,
    old.pay, old.title, old.copy_key, old.licence, old.occupation, old.rate, old.wording, old.occupation_code,
    old.profile
  ) is distinct from (
    new.closes_at, new.category, new.type, new.country, new.place, new.spot[0], new.spot[1], new.is_remote,
    new.pay, new.title, new.copy_key, new.licence, new.occupation, new.rate, new.wording, new.occupation_code,
    new.profile
  ))
execute function note_publication();

create table alert (
  id text primary key,
  account_id text references account on delete cascade,
  email text,
  email_key text,
  query text not null,
  name text not null,
  situation jsonb,
  search_key text not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  status text not null check (status in ('unconfirmed', 'on', 'paused', 'stopped')),
  stopped_because text check (stopped_because in ('quiet', 'bounced')),
  since_edition integer not null,
  seen_edition integer not null,
  is_broad boolean not null default false,
  next_at timestamptz,
  active_at timestamptz not null default now(),
  asked_at timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  check ((account_id is null) = (email_key is not null) and (email is null) = (email_key is null))
);

create unique index on alert (account_id, search_key) where account_id is not null;

create unique index on alert (email_key, search_key) where email_key is not null;

create index on alert (search_key, id) where status = 'on';

create index on alert (next_at) where status = 'on';

-- Jobs that an alert never sends (again): those its list showed at the start, and those in its emails.
create table alert_digest (
  id bigint generated always as identity primary key,
  alert_id text not null references alert on delete cascade,
  kind text not null check (kind in ('shown', 'new')),
  jobs integer[] not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index on alert_digest (alert_id);
