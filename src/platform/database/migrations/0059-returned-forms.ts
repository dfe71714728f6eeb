import { sql, type Kysely } from 'kysely'

/** Forms that were sent after their session had ended, until their sender has logged in again. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table returned_form (
      id text primary key,
      account_id text not null references account on delete cascade,
      -- Digest of the token in the sender's cookie.
      token_hash text not null,
      content text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on returned_form (account_id, token_hash)`.execute(db)
  await sql`create index on returned_form (created_at)`.execute(db)
}
