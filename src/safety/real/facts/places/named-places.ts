import { milesBetween, pointOf, type Point } from '#platform/places/distance.ts'
import type { Entry } from '#platform/places/entries.ts'
import { placeKey } from '#platform/places/names/place-key.ts'
import { placeNames } from '#platform/places/names/place-names.ts'

const LEAST_PEOPLE = 15_000
const MOST_WORDS = 4
/** Towns whose short names our list has for others. */
const ALSO: Record<string, string> = { newcastle: 'newcastle under lyme' }

/** A name of a text, and all places here that have it. */
export interface NamedPlaces {
  name: string
  entries: readonly Entry[]
}

/**
 * The places that the last words of a text name, or its first ones; the longest name that there is. Null for a name that
 * no larger town or county has: a village of it may be anywhere.
 */
export function findNamed(text: string, where: 'first' | 'last'): NamedPlaces | null {
  const words = placeKey(text).split(' ')
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const name = (where === 'first' ? words.slice(0, count) : words.slice(-count)).join(' ')
    const entries = [name, ALSO[name] ?? ''].flatMap(entriesOf)
    if (entries.some(({ weight }) => weight >= LEAST_PEOPLE)) return { name, entries }
  }
  return null
}

function entriesOf(name: string) {
  return (placeNames().byName.get(name) ?? []).filter(
    ({ place: { country, kind } }) => country === 'GB' && (kind === 'town' || kind === 'county'),
  )
}

/** The miles between a point and the nearest of some places. */
export function milesTo({ entries }: NamedPlaces, point: Point): number {
  const miles = entries.flatMap(({ place }) => {
    const own = pointOf(place)
    return own ? [Math.max(0, milesBetween(own, point) - (place.reach ?? 0))] : []
  })
  return Math.min(...miles)
}

/** The miles between the nearest two of places with two names. */
export function milesApart(one: NamedPlaces, other: NamedPlaces): number {
  const miles = one.entries.flatMap(({ place }) => {
    const point = pointOf(place)
    return point ? [milesTo(other, point) - (place.reach ?? 0)] : []
  })
  return Math.max(0, Math.min(...miles))
}
