import {
  distinctiveWords,
  halvesNear,
  halvesOf,
  isOneEdit,
  runsOf,
  skeletonOf,
  wordsOf,
} from '#safety/names/skeleton.ts'
import { isCommonName } from '#sponsorship/register/matching/common-words.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { splitTradingNames } from '#sponsorship/register/names/trading-names.ts'

/** Shorter names inside others are mostly words: ‘Elms’ in ‘The Elms Hotel’. */
const LEAST_LENGTH_INSIDE = 7

/** The names in an organisation’s name and legal name: ‘Roofoods Ltd (t/a Deliveroo)’ has two. */
export function namesIn(names: readonly (string | null)[]): string[] {
  return names
    .filter((name) => name !== null && name !== '')
    .flatMap((name) => {
      const { legal, trading } = splitTradingNames(name ?? '')
      return [legal, ...trading]
    })
}

/**
 * Keys under which a name is stored: its skeleton, and each half of it with the length, because two names that differ
 * by one letter share one half.
 */
export function keysOfName(name: string): string[] {
  const skeleton = skeletonOf(name)
  return skeleton === '' ? [] : [skeleton, ...halvesOf(skeleton)]
}

/** Keys of stored names that this name may be, contain, or differ from by one letter. */
export function keysToFind(name: string): string[] {
  const skeleton = skeletonOf(name)
  return [skeleton, ...halvesNear(skeleton), ...skeletonsInside(name)].filter((key) => key !== '')
}

/** Whether a name is, contains, or differs by one letter from another one, such as a proved one. */
export function isTaken(name: string, other: string): boolean {
  const [skeleton, taken] = [skeletonOf(name), skeletonOf(other)]
  if (skeleton === taken) return true
  // Short names have no halves.
  if (halvesOf(taken).length > 0 && isOneEdit(skeleton, taken)) return true
  return !isCommonName(parseName(other).key) && skeletonsInside(name).includes(taken)
}

function skeletonsInside(name: string): string[] {
  return runsOf(wordsOf(name))
    .map((run) => distinctiveWords(run).join(''))
    .filter((inside) => inside.length >= LEAST_LENGTH_INSIDE)
}
