import { findCountry } from '#platform/places/names/countries.ts'
import { pointOf, type Point } from '#platform/places/distance.ts'
import type { Entry } from '#platform/places/entries.ts'
import { placeKey } from '#platform/places/names/place-key.ts'
import { findByName } from '#platform/places/names/place-names.ts'
import { isNear, filterWithin } from '#platform/places/within.ts'
import { addressParts } from './address-parts.ts'

interface NamedPlace {
  slug: string
  point: Point | null
}

const NEAR_MILES = 15
const LARGE_TOWN = 10_000
// Towns whose name is more likely a common word at the end of a part: 'Nurse Bank', 'High Street'.
const WORDS = new Set(
  (
    'ash bank battle beer bow bridge brook burton castle chapel church coast common cross deal eye ' +
    'field fleet flint ford garden gate green grove hall heath hill hook hope house lane lea lodge ' +
    'manor march mere mill nelson newtown over park pool rise road rugby sale sandy sea south north ' +
    'east west square stone street sutton town victoria view villa ward ware warren wells wing wood'
  ).split(' '),
)

/**
 * The place in a British address: a whole part of it, starting from the end ('Bolton, Greater
 * Manchester'); else the last words of a part ('Quarry House Leeds'); else, if the rough location is
 * known, any words that name a town there ('Leeds General Infirmary'); else a county.
 */
export function placeInAddress(address: string, known: Point | null): NamedPlace | null {
  const parts = addressParts(address)
  if (isAbroad(parts.at(-1) ?? '')) return null
  const keys = parts.map(placeKey).filter(Boolean)
  const town = townNamed(keys, known)
  if (town) return { slug: town.place.slug, point: closest(keys, town) }
  const area = keys.map(areaNamed).findLast((entry) => entry !== null)
  if (!area) return null
  // The middle of a nation does not locate a job.
  return { slug: area.place.slug, point: area.place.kind === 'nation' ? null : pointOf(area.place) }
}

/** Whether an address imported as British is abroad: 'Perth, Australia'. */
function isAbroad(last: string) {
  const country = last.length > 3 ? findCountry(last) : null
  return country !== null && country.code !== 'GB'
}

function townNamed(keys: readonly string[], known: Point | null): Entry | null {
  const areas = keys.map(areaNamed).filter((entry) => entry !== null)
  const find = (name: string) => pickTown(name, areas, known)
  const fromEnd = keys.toReversed()
  return (
    firstFound(fromEnd, find) ??
    firstFound(fromEnd.flatMap(lastWords), find) ??
    (known && firstFound(fromEnd.flatMap(insideWords), find)) ??
    // The town may be far from the known point: some adverts have the postcode of a head office.
    (known && firstFound(fromEnd, (name) => pickLargeTown(name, areas)))
  )
}

function firstFound(names: readonly string[], find: (name: string) => Entry | null) {
  for (const name of names) {
    const entry = find(name)
    if (entry) return entry
  }
  return null
}

/** The town with this name near the known point, or in an area the address names, or the biggest. */
function pickTown(name: string, areas: readonly Entry[], known: Point | null): Entry | null {
  const namesakes = findByName(name)
  const towns = namesakes.filter(({ place }) => place.kind === 'town')
  if (known) return towns.find(({ place }) => isNear(place, known, NEAR_MILES)) ?? null
  if (areas.length > 0) return areas.flatMap((area) => filterWithin(towns, area))[0] ?? null
  return namesakes[0] === towns[0] ? (towns[0] ?? null) : null
}

function pickLargeTown(name: string, areas: readonly Entry[]) {
  const town = pickTown(name, areas, null)
  return town && town.weight >= LARGE_TOWN ? town : null
}

function areaNamed(name: string): Entry | null {
  const [first] = findByName(name)
  return first && (first.place.kind === 'county' || first.place.kind === 'nation') ? first : null
}

function lastWords(key: string) {
  const words = key.split(' ')
  return words
    .map((_, index) => words.slice(index).join(' '))
    .slice(1)
    .filter((name) => !WORDS.has(name))
}

function insideWords(key: string) {
  const words = key.split(' ').slice(0, 12)
  return words.flatMap((_, index) =>
    [3, 2, 1]
      .map((count) => words.slice(index, index + count).join(' '))
      .filter((name) => !WORDS.has(name)),
  )
}

/** The most precise point near the town that the address names: that of Enfield in 'Enfield, London'. */
function closest(keys: readonly string[], town: Entry): Point | null {
  const centre = pointOf(town.place)
  if (!centre) return null
  const quarter = firstFound(keys, (name) => findByName(name).find(isQuarterNear(centre)) ?? null)
  return (quarter && pointOf(quarter.place)) ?? centre
}

function isQuarterNear(centre: Point) {
  return ({ place }: Entry) =>
    (place.kind === 'town' || place.detail === 'London') && isNear(place, centre, NEAR_MILES)
}
