import { sql } from 'kysely'
import type { SaidEmployer } from '#safety/names/said-employers.ts'
import type { Db } from '#platform/database/database.ts'
import { isCommonName } from '#sponsorship/register/matching/common-words.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import type { Poster } from '#trade/poster.schema.ts'
import { namesIn } from './name-keys.ts'

/** The words of an office that recruits for a body: ‘careers’, ‘recruitment team’. An agency is ‘… Recruitment’. */
const OFFICE =
  /^(.{4,}?) (?:(?:uk|global|group|official) )?(?:careers|hr|human resources|hiring|jobs|vacancies|talent acquisition|(?:recruitment|recruiting|visas?|immigration|sponsorship|overseas|international) (?:team|department|dept|office|officers?|desk|unit|hub))(?: .*)?$/

interface NamedAdvert {
  poster: Poster
  employerName: string
  legalName: string | null
}

/**
 * The entry on the register, by its legal or a trading name, whose recruiting office an unproved advert names as its
 * employer: as a name, in its title or as its place; null if none. A name counts as well known if it is on the register:
 * no list of brands is needed, and none gets old.
 */
export async function findBorrowedName(
  db: Db,
  { poster, employerName, legalName }: NamedAdvert,
  employers: readonly SaidEmployer[],
): Promise<string | null> {
  if (poster !== 'unproved') return null
  // Sentences of a text say ‘join our friendly HR team’, too.
  const said = employers.filter(({ field }) => field !== 'description')
  const quotes = new Set(said.map(({ quote }) => quote))
  const names = [...namesIn([employerName, legalName]), ...[...quotes].flatMap(partsOf)]
  const keys = [...new Set(names.flatMap(officeKey))]
  if (keys.length === 0) return null
  const entry = await db
    .selectFrom('sponsor')
    .select('name')
    .where('isListed', '=', true)
    .where((is) =>
      is.or([
        ...keys.flatMap((key) => [is('nameKey', '=', key), is('nameKey', 'like', `${key} %`)]),
        sql<boolean>`trading_keys && ${keys}::text[]`,
      ]),
    )
    .orderBy('nameKey')
    .limit(1)
    .executeTakeFirst()
  return entry?.name ?? null
}

/** The parts of a title or place that may be an employer: ‘Night carer at Tesco Careers’ has two. */
function partsOf(quote: string): string[] {
  return quote.split(/ (?:at|for|with|by) (?:the |our |an? )?/i)
}

/** The body in the name of its office: ‘tesco’ in ‘Tesco Careers’. */
function officeKey(name: string): string[] {
  const [, key] = OFFICE.exec(parseName(name).key) ?? []
  return key === undefined || isCommonName(key) ? [] : [key]
}
