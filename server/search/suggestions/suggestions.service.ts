import type { Place } from '#contract/places.ts'
import type { Cache } from '#server/platform/cache/cache.ts'
import type { Platform } from '#server/platform/platform.ts'
import { suggestPlaces } from '../places/gazetteer.ts'
import { readTitles, type TitleCount } from './read-titles.ts'
import { buildTitleIndex } from './title-index.ts'

export const MAX_TYPED_LENGTH = 60
const MOST_PLACES = 8
const MANY_TITLES = 5000
const FEW = { ttl: 5000 }
const MANY = { ttl: 60_000, staleWhileRevalidate: 86_400_000 }

/** What somebody who is typing may mean, answered from memory. */
export function createSuggestions({ db, cache }: Pick<Platform, 'db'> & { cache: Cache }) {
  let isBig = false
  async function loadIndex() {
    const index = await cache.cached('titles', isBig ? MANY : FEW, async () =>
      buildTitleIndex(await readTitles(db)),
    )
    isBig = index.size >= MANY_TITLES
    return index
  }

  return {
    /** Titles of open jobs that have all the words typed so far. */
    async titles(typed: string): Promise<TitleCount[]> {
      return isTooLong(typed) ? [] : (await loadIndex()).suggest(typed)
    },
    places: (typed: string): Place[] =>
      typed.trim() === '' || isTooLong(typed) ? [] : suggestPlaces(typed, MOST_PLACES),
  }
}

function isTooLong(typed: string) {
  return typed.length > MAX_TYPED_LENGTH
}
