import { sql, type Kysely } from 'kysely'

/** The complete check of each open job in the UK, so that pages and cards read it instead of computing it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table job_check (
      id text primary key references job_search on delete cascade,
      stamp text not null,
      headline json not null,
      content json not null
    )`.execute(db)
}
