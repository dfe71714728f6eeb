import { sql, type Kysely } from 'kysely'

/**
 * How sure each class of applicants can be of a job. Few profiles exist, so a search row has the id of one. The index
 * is for what few jobs have; lists in order are read along the dates.
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
