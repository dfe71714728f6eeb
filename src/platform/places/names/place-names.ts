import { findCountry } from './countries.ts'
import type { Place } from '#platform/places/places.ts'
import { loadEntries, type Entry } from '#platform/places/entries.ts'
import { placeKey, placeSlug } from './place-key.ts'

export interface PlaceNames {
  entries: readonly Entry[]
  /** Places by the key of any of their names, by descending weight. */
  byName: ReadonlyMap<string, readonly Entry[]>
  /** Places by the key of a slug. */
  bySlug: ReadonlyMap<string, Entry>
}

let names: PlaceNames | null = null

/** The gazetteer by name, loaded on first use. */
export function placeNames(): PlaceNames {
  names ??= indexNames()
  return names
}

/** All places with this name, by descending weight, or the country with this alias. */
export function findByName(key: string): readonly Entry[] {
  const { byName, bySlug } = placeNames()
  const slug = bySlug.get(key)
  return byName.get(key) ?? (slug ? [slug] : findCountryByName(key))
}

/** Two letters rarely mean a country: 'ls' is the beginning of 'LS1'. */
function findCountryByName(key: string): readonly Entry[] {
  const country = key.length > 2 || /^(?:uk|gb|us)$/.test(key) ? findCountry(key) : null
  return country ? (placeNames().byName.get(placeKey(country.name)) ?? []) : []
}

function indexNames(): PlaceNames {
  const entries = loadEntries()
  const byName = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const key of entry.keys) {
      const namesakes = byName.get(key)
      if (!namesakes) byName.set(key, [entry])
      else if (!namesakes.includes(entry)) namesakes.push(entry)
    }
  }
  return { entries, byName, bySlug: assignSlugs(entries, byName) }
}

/** Assigns slugs: of places with the same name the heaviest gets the name, the others name and county. */
function assignSlugs(entries: readonly Entry[], byName: ReadonlyMap<string, readonly Entry[]>) {
  const bySlug = new Map<string, Entry>()
  for (const entry of entries) {
    for (const slug of possibleSlugs(entry.place)) {
      const key = placeKey(slug)
      if (bySlug.has(key) || (byName.get(key)?.[0] ?? entry) !== entry) continue
      entry.place.slug = slug
      bySlug.set(key, entry)
      break
    }
  }
  return bySlug
}

function* possibleSlugs({ name, detail }: Place) {
  yield placeSlug(name)
  const longer = placeSlug(`${name} ${detail}`)
  yield longer
  for (let count = 2; ; count++) yield `${longer}-${count}`
}
