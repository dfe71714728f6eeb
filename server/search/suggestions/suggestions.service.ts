import type { Place } from '#contract/places.ts'
import type { Platform } from '#server/platform/platform.ts'
import { suggestPlaces } from '../../places/gazetteer.ts'
import { createReplicaRouter } from '../replica/replica-router.ts'
import { findTitles, type TitleCount } from './job-titles.queries.ts'
import { toTitleWords } from './short-title.ts'

export const MAX_TYPED_LENGTH = 60
const MAX_PLACES = 8

/** Suggestions while someone types. */
export function createSuggestions({ readDatabases }: Pick<Platform, 'readDatabases'>) {
  const route = createReplicaRouter(readDatabases, readDatabases)

  return {
    /** Titles of open jobs that have, for every typed word, a word that starts with it. */
    async titles(typed: string): Promise<TitleCount[]> {
      const words = isTooLong(typed) ? [] : [...new Set(toTitleWords(typed))]
      return words.length === 0 ? [] : route({}, (db) => findTitles(db, words))
    },
    places: (typed: string): Place[] =>
      typed.trim() === '' || isTooLong(typed) ? [] : suggestPlaces(typed, MAX_PLACES),
  }
}

function isTooLong(typed: string) {
  return typed.length > MAX_TYPED_LENGTH
}
