import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * The ids of these profiles, by content; new ones are saved. Any number of jobs has only some hundred, because most
 * give everyone the same answers.
 */
export async function saveProfiles(db: Db, profiles: string[]): Promise<Map<string, number>> {
  const distinct = [...new Set(profiles)].toSorted()
  const known = await findProfiles(db, distinct)
  const unknown = distinct.filter((profile) => !known.has(profile))
  if (unknown.length === 0) return known
  await sql`
    insert into answer_profile (sureness) select unnest(${unknown}::text[])
    on conflict do nothing`.execute(db)
  return findProfiles(db, distinct)
}

async function findProfiles(db: Db, profiles: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('answerProfile')
    .select(['id', 'sureness'])
    .where(sql<boolean>`sureness = any(${profiles})`)
    .execute()
  return new Map(rows.map(({ id, sureness }) => [sureness, id]))
}
