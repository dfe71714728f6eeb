import { sql, type Kysely } from 'kysely'

/** The distinct titles of open jobs, for suggestions while someone types. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table job_search add column title_key text collate "C"`.execute(db)
  await sql`alter table job_search alter title_key set storage main`.execute(db)
  await sql`create index on job_search (title_key) include (closes_at)`.execute(db)

  // `jobs` ranks the titles; it is updated by `maintainIndex`.
  await sql`
    create table job_title (
      key text collate "C" primary key,
      title text not null,
      jobs integer not null
    )`.execute(db)
  await sql`create index on job_title (jobs desc, key)`.execute(db)
  // Every word follows a space, including the first.
  await sql`create index on job_title using gin ((' ' || key) gin_trgm_ops)`.execute(db)
}
