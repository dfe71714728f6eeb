import { sql } from 'kysely'
import type { SponsorSuggestion } from '#sponsorship/model/suggestions.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { parseName } from './names/name-key.ts'
import { townKeys } from './names/same-organisation.ts'
import { parseTowns } from './names/town-key.ts'
import { suggestSponsors, toSuggestion, type ListedRow } from './suggest-sponsors.ts'

const MAX_PROPOSALS = 5
const MIN_SIMILARITY = 0.45

/**
 * Entries that may be meant by a name, for a person to choose from. The same name comes first, then names with all its
 * words, then similar names, those in the same town first.
 */
export async function proposeSponsors(
  db: Db,
  name: string,
  town: string | null,
): Promise<SponsorSuggestion[]> {
  const { key } = parseName(name)
  if (key.length < 2) return []
  const towns = parseTowns(town)
  const containing = await suggestSponsors(db, key, MAX_PROPOSALS)
  const alike = await findSimilar(db, key)
  const near = (row: ListedRow) => [...townKeys(row)].some((each) => towns.has(each))
  const same = alike.filter(({ nameKey }) => nameKey === key)
  const ordered = [...same, ...alike.filter(near), ...alike].map(toSuggestion)
  const all = [
    ...ordered.slice(0, same.length),
    ...containing.slice(0, MAX_PROPOSALS - 1),
    ...ordered,
  ]
  const proposed = new Map([...all, ...containing].map((each) => [each.id, each]))
  return [...proposed.values()].slice(0, MAX_PROPOSALS)
}

async function findSimilar(db: Db, key: string): Promise<(ListedRow & { nameKey: string })[]> {
  const { rows } = await sql<ListedRow & { nameKey: string }>`
    select id, name, name_key, towns, licences from sponsor
    where is_listed and name_key % ${key} and similarity(name_key, ${key}) >= ${MIN_SIMILARITY}
    order by similarity(name_key, ${key}) desc, length(name), name
    limit ${MAX_PROPOSALS}`.execute(db)
  return rows
}
