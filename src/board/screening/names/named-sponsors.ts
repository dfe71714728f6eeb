import { findPublicBody } from '#safety/names/public-names.ts'
import { saidSkeletons, type SaidEmployer } from '#safety/names/said-employers.ts'
import { distinctiveWords, runsFrom, skeletonOf, wordsOf } from '#safety/names/skeleton.ts'
import { foldCharacters } from '#safety/text-rules/fold/characters.ts'
import { isCommonName } from '#sponsorship/register/matching/common-words.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { isTaken, namesIn } from './name-keys.ts'

/** An agency that says for whom it recruits poses as nobody. */
const FOR_CLIENTS = /\b(?:behalf of|clients?)\b/i
/** The last words of names that homes share, and that their owners write in every title: 3.5 % of CQC’s are another’s on the register. */
const OF_PREMISES = new Set(
  wordsOf('home house lodge court manor grange hall cottage residence centre surgery practice'),
)
const MOST_RUNS = 2000

interface Poster {
  employerName: string
  legalName: string | null
  entryName: string | null
}

/**
 * The entry on the register, other than the poster’s own, that a title or a text gives as the employer; null if none.
 * Public bodies name others: they share trainees and staff.
 */
export async function findNamedSponsor(
  db: Db,
  { employerName, legalName, entryName }: Poster,
  employers: readonly SaidEmployer[],
): Promise<string | null> {
  const telling = employers.filter(
    ({ field, quote }) => field !== 'place' && !FOR_CLIENTS.test(quote),
  )
  const keys = keysIn(telling)
  const own = namesIn([employerName, legalName, entryName])
  if (keys.length === 0 || own.some((name) => findPublicBody(name) !== null)) return null
  const said = new Set(telling.flatMap(saidSkeletons))
  const isNamed = (name: string) =>
    said.has(skeletonOf(name)) && isOfOne(name) && !own.some((one) => mayBeOne(one, name))
  const entries = await db
    .selectFrom('sponsor')
    .select('name')
    .where('isListed', '=', true)
    .where((is) =>
      is.or([is('nameKey', 'in', keys), sql<boolean>`trading_keys && ${keys}::text[]`]),
    )
    .orderBy('nameKey')
    .execute()
  return entries.find(({ name }) => namesIn([name]).some(isNamed))?.name ?? null
}

/** Keys of the register that the words of these quotes may be. */
function keysIn(employers: readonly SaidEmployer[]): string[] {
  const runs = [...Map.groupBy(employers, ({ quote }) => quote)].flatMap(([quote, said]) => {
    const firsts = new Set(said.map(({ words: [first] }) => first))
    const words = foldCharacters(readHastily(quote)).split(/\s+/)
    const starts = new Set([...new Set(words)].filter((word) => firsts.has(wordsOf(word)[0])))
    return words.flatMap((word, at) =>
      starts.has(word) ? runsFrom(words.slice(at, at + 10)).map((run) => run.join(' ')) : [],
    )
  })
  const few = [...new Set(runs)].slice(0, MOST_RUNS)
  return [...new Set(few.map((run) => parseName(run).key))]
}

/** Digits and capitals in a word as a hasty reader sees them: ‘HeaIthcare’. */
function readHastily(quote: string): string {
  return quote.replaceAll(/(?<=\p{Ll})I/gu, 'l').replaceAll(/(?<=\p{L})0|0(?=\p{Ll})/gu, 'o')
}

/** Whether a name can tell one body from others, and is no public one, for which other rules are. */
function isOfOne(name: string): boolean {
  const words = distinctiveWords(wordsOf(name))
  const isShared = isCommonName(parseName(name).key) || OF_PREMISES.has(words.at(-1) ?? '')
  return words.length > 1 && !isShared && findPublicBody(name) === null
}

/** Whether two names may be of one body or group: one has the other, or they begin with the same brand. */
function mayBeOne(one: string, other: string): boolean {
  const [brand = '', brandOfOther] = [one, other].map((name) => distinctiveWords(wordsOf(name))[0])
  const isBrand = brand === brandOfOther && !isCommonName(parseName(one).key.split(' ')[0] ?? '')
  return isBrand || isTaken(one, other) || isTaken(other, one)
}
