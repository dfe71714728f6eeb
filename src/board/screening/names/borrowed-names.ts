import type { Db } from '#platform/database/database.ts'
import { isCommonName } from '#sponsorship/register/matching/common-words.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import type { Poster } from '#trade/poster.schema.ts'

/** The words of an office that recruits for a body: ‘careers’, ‘recruitment team’. An agency is ‘… Recruitment’. */
const OFFICE =
  /^(.{4,}?) (?:(?:uk|global|group|official) )?(?:careers|hr|human resources|hiring|jobs|vacancies|talent acquisition|(?:recruitment|recruiting|visas?|immigration|sponsorship|overseas|international) (?:team|department|dept|office|officers?|desk|unit|hub))(?: .*)?$/

/**
 * The entry on the register whose recruiting office an unproved employer calls itself; null if none. A name counts as
 * well known if it is on the register: no list of brands is needed, and none gets old.
 */
export async function findBorrowedName(
  db: Db,
  { poster, employerName }: { poster: Poster; employerName: string },
): Promise<string | null> {
  if (poster !== 'unproved') return null
  const [, key] = OFFICE.exec(parseName(employerName).key) ?? []
  if (key === undefined || isCommonName(key)) return null
  const entry = await db
    .selectFrom('sponsor')
    .select('name')
    .where('isListed', '=', true)
    .where((is) => is.or([is('nameKey', '=', key), is('nameKey', 'like', `${key} %`)]))
    .orderBy('nameKey')
    .limit(1)
    .executeTakeFirst()
  return entry?.name ?? null
}
