import { sql, type Kysely } from 'kysely'

/**
 * The certainty of a job for each class of applicants. Few profiles exist, so a search row has the id of one. The index
 * is for rare profiles; ordered lists are read by date.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table answer_profile (
      id integer generated always as identity primary key,
      sureness text not null unique
    )`.execute(db)
  await sql`alter table job_search add profile integer`.execute(db)
  await sql`create index on job_search (profile)`.execute(db)
}
