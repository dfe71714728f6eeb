import { sql, type Kysely } from 'kysely'

/**
 * Sessions in which a code by mail opens the first applicants of an organisation (decision 71), and one email a day
 * about new applicants. Accounts of before go on with one each.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table session add column known_device_since timestamptz`.execute(db)
  await sql`alter table account add column wants_applicant_digest boolean not null default false`.execute(
    db,
  )
  await sql`
    create table applicant_digest (
      account_id text not null references account on delete cascade,
      application_id text not null references application on delete cascade,
      created_at timestamptz not null default now(),
      primary key (account_id, application_id)
    )`.execute(db)
  await sql`create index on applicant_digest (application_id)`.execute(db)
}
