import { sql } from 'kysely'
import type { Licence } from '#contract/sponsorship/facts.ts'
import type { SponsorSuggestion } from '#contract/sponsorship/suggestions.ts'
import type { Db } from '#server/platform/database/database.ts'
import { parseName } from './names/name-key.ts'
import { findSponsorIndex, type NewestLoad } from './suggestions/kept-index.ts'

export const MAX_SUGGESTIONS = 8

export interface ListedRow {
  id: string
  name: string
  towns: string[]
  licences: Licence[]
}

/** Entries of the newest register whose name or trading name goes on from what is typed, best first. */
export async function suggestSponsors(
  db: Db,
  typed: string,
  most = MAX_SUGGESTIONS,
): Promise<SponsorSuggestion[]> {
  const newest = await findNewest(db)
  if (!newest) return []
  const { index, isBehind } = await findSponsorIndex(db, newest)
  const ids = index?.suggest(typed, most) ?? []
  const rows = new Map((await findListed(db, ids)).map((row) => [row.id, row]))
  // What left the register since the index was made is left out, and what came is at the end.
  const known = ids.flatMap((id) => rows.get(id) ?? [])
  const others = isBehind ? await findBeginning(db, typed, most) : []
  const unknown = others.filter(({ id }) => !rows.has(id))
  return [...known, ...unknown].slice(0, most).map(toSuggestion)
}

/** Town and rating, so that an organisation can be told from others of its name. */
export function toSuggestion({ id, name, towns, licences }: ListedRow): SponsorSuggestion {
  const town =
    towns.length > 2 ? `${towns[0]} and ${towns.length - 1} more towns` : towns.join(', ')
  return { id, name, detail: [town, standingOf(licences)].filter(Boolean).join(' · ') }
}

function standingOf(licences: Licence[]) {
  const skilled = licences.filter(({ route }) => route === 'Skilled Worker')
  const [first] = skilled
  if (!first) return 'not for Skilled Worker'
  const ratings = [...new Set(skilled.map(inWords))]
  return `Skilled Worker, ${ratings.join(' and ')}`
}

function inWords({ rating, printed }: Licence) {
  return rating === 'A' || rating === 'B' ? `${rating} rating` : printed
}

async function findNewest(db: Db): Promise<NewestLoad | undefined> {
  return db
    .selectFrom('registerLoad')
    .select(['id', 'sponsors'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function findListed(db: Db, ids: string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedRow>`
    select id, name, towns, licences from sponsor where id = any(${ids}) and is_listed`.execute(db)
  return rows
}

// Of a suffix that is being typed; the database's keys have none.
const SUFFIX_BEGUN = /(?<=\S) (?:l|li|lim|limi|limit|limite|lt|ll|pl?|plc)$/

/** From the database's own index, in alphabetical order: for the seconds until ours is made. */
async function findBeginning(db: Db, typed: string, most: number): Promise<ListedRow[]> {
  const key = parseName(typed).key.replace(SUFFIX_BEGUN, '')
  if (!key) return []
  const { rows } = await sql<ListedRow>`
    select id, name, towns, licences from sponsor
    where name_key ~>=~ ${key} and name_key ~<~ ${`${key}\uFFFF`} and is_listed
    order by name_key using ~<~ limit ${most}`.execute(db)
  return rows
}
