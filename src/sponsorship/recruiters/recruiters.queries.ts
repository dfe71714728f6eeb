import type { Db } from '#platform/database/database.ts'
import type { Recruiter } from './read-recruiters.ts'

const BATCH = 1000

/** Replaces what was loaded from this source before. Returns how many agencies that was. */
export async function replaceRecruiters(
  db: Db,
  recruiters: readonly Recruiter[],
  { source, readOn }: { source: string; readOn: string },
): Promise<number> {
  return db.transaction().execute(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('ethicalRecruiter')
      .where('source', '=', source)
      .executeTakeFirstOrThrow()
    for (let at = 0; at < recruiters.length; at += BATCH)
      await db
        .insertInto('ethicalRecruiter')
        .values(recruiters.slice(at, at + BATCH).map((one) => ({ ...one, source, readOn })))
        .execute()
    return Number(numDeletedRows)
  })
}

/** The day of the newest list that is loaded; null without one. */
export async function findNewestList(db: Db) {
  const row = await db
    .selectFrom('ethicalRecruiter')
    .select(['source', 'readOn'])
    .orderBy('readOn', 'desc')
    .orderBy('source')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The entries of a list under these keys. */
export async function findEntries(db: Db, source: string, nameKeys: readonly string[]) {
  return db
    .selectFrom('ethicalRecruiter')
    .select(['name', 'town'])
    .where('nameKey', 'in', nameKeys)
    .where('source', '=', source)
    .orderBy('name')
    .orderBy('town')
    .execute()
}
