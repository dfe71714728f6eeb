import { sql, type RawBuilder } from 'kysely'
import type { Licence } from '#sponsorship/model/facts.ts'
import type { SponsorSuggestion } from '#sponsorship/model/suggestions.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { toTypedStart } from './names/search-terms.ts'

const MAX_SUGGESTIONS = 8
// Each word is one more condition; few names have more.
const MAX_WORDS = 8
/** Shorter text is no name yet; in longer text a space hardly matters. */
const SPACED = { min: 5, max: 40 }

export interface ListedRow {
  id: string
  name: string
  towns: string[]
  licences: Licence[]
}

/**
 * Listed sponsors while a name is typed: first those whose name or trading name starts with the text, then those that
 * have all its words in any order, where each may be unfinished. If there are none: those that start with the text with
 * one space more or less, ‘meadow view’ for Meadowview Care. Shorter names come first.
 */
export async function suggestSponsors(
  db: Db,
  typed: string,
  limit = MAX_SUGGESTIONS,
): Promise<SponsorSuggestion[]> {
  const start = toTypedStart(typed)
  if (!start) return []
  const rows = await db.transaction().execute(async (db) => {
    // No single plan fits all values: for a common word the fast one is to walk the names by length, for any other the
    // index of words.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(db)
    return findByName(db, start, limit)
  })
  return rows.map(toSuggestion)
}

async function findByName(db: Db, start: string, limit: number) {
  // Folded text has only letters, digits and spaces: nothing in it is special in a pattern.
  const found = await findMatching(db, sql`start like ${`${start}%`}`, limit)
  if (found.size < limit) {
    const words = [...new Set(start.split(' '))].slice(0, MAX_WORDS)
    const conditions = words.map((word) => sql`words like ${`% ${word}%`}`)
    const others = await findMatching(db, sql.join(conditions, sql` and `), limit + found.size)
    for (const [id, row] of others) if (!found.has(id)) found.set(id, row)
  }
  const spellings = found.size === 0 ? spacedOtherwise(start) : []
  if (spellings.length > 0) {
    const conditions = spellings.map((each) => sql`start like ${`${each}%`}`)
    return [...(await findMatching(db, sql.join(conditions, sql` or `), limit)).values()].slice(
      0,
      limit,
    )
  }
  return [...found.values()].slice(0, limit)
}

/** The text with one space more or less. */
function spacedOtherwise(start: string): string[] {
  if (start.length < SPACED.min || start.length > SPACED.max) return []
  return Array.from(start.slice(1), (letter, at) => {
    const [before, after] = [start.slice(0, at + 1), start.slice(at + 1)]
    if (letter === ' ') return before + after.slice(1)
    return before.endsWith(' ') ? null : `${before} ${after}`
  }).filter((each) => each !== null)
}

/** The sponsors by id, since each has a row for each of its names; hence more rows are read than wanted. */
async function findMatching(db: Db, condition: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<ListedRow>`
    select id, name, towns, licences
    from (
      select sponsor_id, name_length, start from sponsor_search
      where ${condition}
      order by name_length, start
      limit ${2 * limit}
    ) as found
    join sponsor on sponsor.id = found.sponsor_id
    order by found.name_length, found.start`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A suggestion with town and rating, which distinguish organisations of the same name. */
export function toSuggestion({ id, name, towns, licences }: ListedRow): SponsorSuggestion {
  const town =
    towns.length > 2 ? `${towns[0]} and ${towns.length - 1} more towns` : towns.join(', ')
  return { id, name, detail: [town, describeLicences(licences)].filter(Boolean).join(' · ') }
}

function describeLicences(licences: Licence[]) {
  const ratings = licences
    .filter(({ route }) => route === 'Skilled Worker')
    .map(({ rating, printed }) => (rating === 'A' || rating === 'B' ? `${rating} rating` : printed))
  if (ratings.length === 0) return 'not for Skilled Worker'
  return `Skilled Worker, ${[...new Set(ratings)].join(' and ')}`
}
