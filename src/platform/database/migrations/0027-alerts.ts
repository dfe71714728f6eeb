import { sql, type Kysely } from 'kysely'

// The columns that a search filters by. The words are left out, because `copy_key` contains their digest.
const SEARCHED = `closes_at, category, type, country, place, spot[0], spot[1], is_remote, pay, title, copy_key,
  licence, occupation, rate, wording, occupation_code, profile`
const ANSWERS = ['copy_key', 'licence', 'occupation', 'rate', 'wording', 'profile']

const columnsOf = (row: string) =>
  SEARCHED.split(',')
    .map((column) => `${row}.${column.trim()}`)
    .join(', ')

const advertOf = (row: string) =>
  `case when ${row}.copy_key is not null then
    hashtextextended(row(${ANSWERS.map((name) => `${row}.${name}`).join(', ')})::text, 0) end`

/** Alerts, and the jobs that they have not looked at yet. See decision 26. */
export async function up(db: Kysely<unknown>) {
  // An edition numbers everything committed before it was made; this row has the latest one.
  await sql`
    create table edition (
      only_one boolean primary key default true check (only_one),
      number integer not null
    )`.execute(db)
  await sql`insert into edition (number) values (1)`.execute(db)
  await sql`
    create table publication (
      job_id text primary key references job on delete cascade,
      number integer generated always as identity unique,
      first_edition integer,
      edition integer,
      advert bigint,
      published_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    insert into publication (job_id, first_edition, edition, advert, published_at)
    select id, 1, 1, ${sql.raw(advertOf('job_search'))}, posted_at from job_search order by posted_at, id`.execute(
    db,
  )
  await sql`create index on publication (edition)`.execute(db)
  await sql`create index on publication (advert) where advert is not null`.execute(db)
  await sql`create index on publication (published_at)`.execute(db)
  await sql`
    create function note_publication() returns trigger language plpgsql as $$
      begin
        insert into publication (job_id, advert) values (new.id, ${sql.raw(advertOf('new'))})
        on conflict (job_id) do update set edition = null, advert = excluded.advert;
        return null;
      end $$`.execute(db)
  await sql`
    create trigger job_is_found after insert on job_search for each row
    execute function note_publication()`.execute(db)
  await sql`
    create trigger job_is_found_otherwise after update on job_search for each row
    when ((${sql.raw(columnsOf('old'))}) is distinct from (${sql.raw(columnsOf('new'))}))
    execute function note_publication()`.execute(db)

  await sql`
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
    )`.execute(db)
  await sql`
    create unique index on alert (account_id, search_key) where account_id is not null`.execute(db)
  await sql`
    create unique index on alert (email_key, search_key) where email_key is not null`.execute(db)
  await sql`create index on alert (search_key, id) where status = 'on'`.execute(db)
  await sql`create index on alert (next_at) where status = 'on'`.execute(db)
  // Jobs that an alert never sends (again): those its list showed at the start, and those in its emails.
  await sql`
    create table alert_digest (
      id bigint generated always as identity primary key,
      alert_id text not null references alert on delete cascade,
      kind text not null check (kind in ('shown', 'new')),
      jobs integer[] not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db)
  await sql`create index on alert_digest (alert_id)`.execute(db)
}
