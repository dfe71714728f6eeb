import type { Place } from '#contract/places.ts'
import type { Jobs } from '#server/jobs/jobs.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keep } from '../kept.ts'
import { suggestPlaces } from '../places/gazetteer.ts'
import { readTitles, type TitleCount } from './read-titles.ts'
import { buildTitleIndex } from './title-index.ts'

export const MAX_TYPED_LENGTH = 60
const MOST_PLACES = 8
// Titles come and go slowly, and reading all of them is dear.
const REUSE_FACTOR = 500
const MANY_TITLES = 5000

/** What somebody who is typing may mean, answered from memory. */
export function createSuggestions({ db }: Pick<Platform, 'db'>, jobs: Pick<Jobs, 'onChange'>) {
  const index = keep(async () => buildTitleIndex(await readTitles(db)), {
    isDear: ({ size }) => size >= MANY_TITLES,
    reuseFactor: REUSE_FACTOR,
  })
  jobs.onChange(index.forget)

  return {
    /** Titles of open jobs that have all the words typed so far. */
    async titles(typed: string): Promise<TitleCount[]> {
      return isTooLong(typed) ? [] : (await index.get()).suggest(typed)
    },
    places: (typed: string): Place[] =>
      typed.trim() === '' || isTooLong(typed) ? [] : suggestPlaces(typed, MOST_PLACES),
  }
}

function isTooLong(typed: string) {
  return typed.length > MAX_TYPED_LENGTH
}
