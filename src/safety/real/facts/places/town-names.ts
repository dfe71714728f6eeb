import { placeNames } from '#platform/places/names/place-names.ts'

const LEAST_PEOPLE = 40_000
/** Towns whose names are other words. */
const WORDS = new Set([
  'reading',
  'bath',
  'sale',
  'rugby',
  'hove',
  'wells',
  'deal',
  'battle',
  'barking',
  'mold',
  'bury',
  'crook',
  'street',
  'beer',
  'ash',
  'hook',
  'rye',
  'ware',
  'wash',
  'nelson',
  'lancing',
  'grays',
])
let towns: Set<string> | null = null

/** Whether a word in small letters is the name of a larger town here, and no other word. */
export function isTownName(word: string): boolean {
  towns ??= new Set(
    placeNames()
      .entries.filter(
        ({ place, weight }) =>
          place.kind === 'town' && place.country === 'GB' && weight >= LEAST_PEOPLE,
      )
      .flatMap(({ keys }) => keys)
      .filter((key) => !WORDS.has(key)),
  )
  return towns.has(word)
}
