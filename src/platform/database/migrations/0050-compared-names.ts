import { sql, type Kysely } from 'kysely'

/**
 * The forms in which an organisation’s names are compared with others. `name_keys_of` holds the names that the keys are
 * made of: a process of the version before writes names without them, and the index finds these at once.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table organisation
      add column name_keys text[] not null default '{}',
      add column name_keys_of text`.execute(db)
  await sql`
    create index on organisation using gin (name_keys) with (fastupdate = off)`.execute(db)
  await sql`
    create index on organisation (id)
    where name_keys_of is distinct from name || E'\n' || coalesce(legal_name, '')`.execute(db)
}
