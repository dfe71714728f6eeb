import { sql, type Kysely } from 'kysely'

/** Questions that employers ask with a job, and the answers. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table job add column questions jsonb not null default '[]'`.execute(db)
  // Null until they are answered.
  await sql`alter table application add column screening_answers jsonb`.execute(db)
}
