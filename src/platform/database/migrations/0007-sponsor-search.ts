import { sql, type Kysely } from 'kysely'

/**
 * Suggestions of listed sponsors while someone types: a row for each name. Every import of a register fills the table
 * again, with the names folded by the current rules.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table sponsor_search (
      sponsor_id text not null references sponsor on delete cascade,
      start text collate "C" not null,
      words text collate "C" not null,
      name_length integer not null
    )`.execute(db)
  await sql`
    insert into sponsor_search (sponsor_id, start, words, name_length)
    select id, start,
      concat(' ', name_key, ' ', regexp_replace(lower(name), '\\W+', ' ', 'g'), ' ltd limited'),
      length(name)
    from sponsor, unnest(array_prepend(name_key, trading_keys)) as start
    where is_listed and start <> ''`.execute(db)
  // With the usual 100 samples the planner mistakes some rare words for common ones and reads every row.
  await sql`alter table sponsor_search alter column words set statistics 1000`.execute(db)
  await sql`create index on sponsor_search (sponsor_id)`.execute(db)
  await sql`create index on sponsor_search (start, name_length, sponsor_id)`.execute(db)
  await sql`create index on sponsor_search (name_length, start)`.execute(db)
  await sql`create index on sponsor_search using gin (words gin_trgm_ops)`.execute(db)
}
