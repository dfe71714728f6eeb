import { sql, type Kysely } from 'kysely'

/** The key of adverts that differ only in place and date; see `copies.ts`. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table job_search
      add column copy_key bigint,
      add column has_copies boolean not null default false`.execute(db)
  await sql`
    create index on job_search (copy_key, posted_at desc, id desc)
    include (closes_at)`.execute(db)
}
