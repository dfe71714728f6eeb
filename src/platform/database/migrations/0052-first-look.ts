import { sql, type Kysely } from 'kysely'

/** The desk's first look at adverts of people who have not proved whom they post for. */
export async function up(db: Kysely<unknown>) {
  // When the desk looked at the advert as it is; null for one that nobody has looked at.
  await sql`alter table job add column looked_at timestamptz(3)`.execute(db)
  // Changes of public adverts that wait for the desk, one for each.
  await sql`
    create table job_change (
      job_id text primary key references job on delete cascade,
      account_id text references account on delete set null,
      -- The columns of the job as they will be.
      columns jsonb not null,
      saved_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index on job_change (account_id)`.execute(db)
}
