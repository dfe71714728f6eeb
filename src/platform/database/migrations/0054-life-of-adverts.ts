import { sql, type Kysely } from 'kysely'

// The columns that a search filters by, as in `0027-alerts.ts`, but for the end of its row.
const SEARCHED = `category, type, country, place, spot[0], spot[1], is_remote, pay, title, copy_key, licence,
  occupation, rate, wording, occupation_code, profile`

const columnsOf = (row: string) =>
  SEARCHED.split(',')
    .map((column) => `${row}.${column.trim()}`)
    .join(', ')

/**
 * The life cycle of adverts: when each was last seen or confirmed, and where its closing date was read. Adverts of
 * before count as seen at the upgrade, and the defaults serve processes of the version before. Search rows get their new
 * end when they are rebuilt.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table job
      add column last_seen_at timestamptz(3) not null default now(),
      add column closing_words text,
      -- When its employer was asked whether it is still open.
      add column asked_at timestamptz(3),
      drop constraint job_closed_as_check,
      add constraint job_closed_as_check check (
        closed_as in ('filled', 'paused', 'withdrawn', 'mistake', 'closed', 'expired', 'gone')
      )`.execute(db)
  await sql`
    alter table job_search add column seen_at timestamptz(3) not null default now()`.execute(db)
  await sql`create index on job_search (seen_at)`.execute(db)
  // A sighting moves the end of a row. That is news for alerts only if the row was in no list before.
  await sql`drop trigger job_is_found_otherwise on job_search`.execute(db)
  await sql`
    create trigger job_is_found_otherwise after update on job_search for each row
    when ((${sql.raw(columnsOf('old'))}) is distinct from (${sql.raw(columnsOf('new'))})
      or old.closes_at <= now() and new.closes_at > now())
    execute function note_publication()`.execute(db)
}
