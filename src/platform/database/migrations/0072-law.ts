import { sql, type Kysely } from 'kysely'

/** The lawful reason of an advert’s words, and the law that keeps an imported advert out of lists. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table job
      add column law_reason text,
      add column law_exception text,
      add column law_stop jsonb`.execute(db)
}
