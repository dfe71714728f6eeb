import type { Place } from '#platform/places/places.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import type { Platform } from '#platform/platform.ts'
import { suggestPlaces } from '#platform/places/gazetteer.ts'
import { createReplicaRouter } from '#board/search/replica/replica-router.ts'
import type { Search } from '#board/search/search.service.ts'
import { parseKeywords } from '#board/search/words/keywords.ts'
import { findTitles, findTitlesOfBand, type TitleCount } from './job-titles.queries.ts'
import { matchRoles } from './roles.ts'
import { ROLE_LEXEMES } from '#board/search/words/roles/roles.ts'
import { toTitleWords } from './short-title.ts'

export const MAX_TYPED_LENGTH = 60
const MAX_SHOWN = 8
const MAX_PLACES = 8
/** A pay band of the NHS; of ‘Band 5/6’ the first counts. */
const BAND = /\bband ?([1-9][a-d]?)\b(?: ?(?:[/&-]|or|to) ?[1-9][a-d]?\b)?/i

/** Words to search for, with the number of open jobs that the search finds. */
export interface TitleSuggestion extends SearchTotal {
  text: string
}

declare module '#platform/services.ts' {
  interface Services {
    suggestions: ReturnType<typeof createSuggestions>
  }
}

/** Suggestions while a visitor types. */
export function createSuggestions(
  { readDatabases }: Pick<Platform, 'readDatabases'>,
  search: Pick<Search, 'count' | 'countRoles'>,
) {
  const route = createReplicaRouter(readDatabases, readDatabases)

  return {
    titles: async (typed: string): Promise<TitleSuggestion[]> => {
      if (isTooLong(typed)) return []
      const [named = '', band] = BAND.exec(typed) ?? []
      const words = [...new Set(toTitleWords(typed.replace(named, ' ')))]
      if (band) return suggestOfBand(band.toLowerCase(), words)
      return words.length === 0 ? [] : suggestTitles(words)
    },
    places: (typed: string): Place[] =>
      typed.trim() === '' || isTooLong(typed) ? [] : suggestPlaces(typed, MAX_PLACES),
  }

  /**
   * Roles and titles of open jobs in which every typed word starts a word: first the nearest role and its kinds, then
   * the most frequent of the others.
   */
  async function suggestTitles(words: string[]) {
    const { first, others } = matchRoles(words, await search.countRoles())
    const nearest = first.slice(0, MAX_SHOWN)
    const room = MAX_SHOWN - nearest.length
    const titles = room > 0 ? withoutRoles(await route({}, (db) => findTitles(db, words))) : []
    const frequent = [...others.map(({ text, count }) => ({ text, jobs: count })), ...titles]
      .toSorted((one, other) => other.jobs - one.jobs)
      .slice(0, room)
    const more = await withTotals(frequent)
    return [
      ...(await withTotals(nearest)),
      ...more.toSorted((one, other) => other.count - one.count),
    ]
  }

  /** ‘Band 5 Staff Nurse’: titles leave the band out, as it is a detail of one job. */
  async function suggestOfBand(band: string, words: string[]) {
    const titles = await route({}, (db) => findTitlesOfBand(db, `~band${band}`, words))
    const banded = withoutRoles(titles, []).map(({ text }) => ({ text: `Band ${band} ${text}` }))
    return withTotals(banded.slice(0, MAX_SHOWN))
  }

  async function withTotals(suggested: { text: string }[]): Promise<TitleSuggestion[]> {
    const totals = await Promise.all(
      suggested.map(async ({ text }) => ({
        text,
        ...(await search.count({ ...ANY_SEARCH, q: text })),
      })),
    )
    return totals.filter(({ count }) => count > 0)
  }
}

/** Leaves out titles whose search is no different from a role’s or an earlier title’s. */
function withoutRoles(titles: TitleCount[], roles = ROLE_LEXEMES): TitleCount[] {
  const seen = new Set(roles)
  return titles.filter(({ text }) => {
    const { clauses } = parseKeywords(text)
    const parts = clauses.map(({ lexeme, words }) => lexeme ?? words.join(' '))
    const key = parts.toSorted().join(', ')
    const isNew = key !== '' && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function isTooLong(typed: string) {
  return typed.length > MAX_TYPED_LENGTH
}
