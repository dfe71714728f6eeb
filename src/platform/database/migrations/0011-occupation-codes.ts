import { sql, type Kysely } from 'kysely'

/** The occupation of each open job in the UK, by its SOC 2020 code, with an index for its list by date. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table job_search add column occupation_code text collate "C"`.execute(db)
  await sql`alter table job_search alter occupation_code set storage main`.execute(db)
  await sql`
    create index on job_search (occupation_code, posted_at desc, id desc)
    include (closes_at)`.execute(db)
}
