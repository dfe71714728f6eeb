import { COUNTRIES } from './names/countries.ts'
import type { Place } from './places.ts'
import areas from './data/areas.json' with { type: 'json' }
import towns from './data/towns.json' with { type: 'json' }
import { placeKey } from './names/place-key.ts'

/** A place before it has its slug, with the fields to find and rank it by. */
export interface Entry {
  place: Place
  /** The keys of its name and its other names. */
  keys: string[]
  /** 'Scotland'; empty outside the United Kingdom. */
  nation: string
  /** Roughly how many people mean it: the population of a town, a fraction of it for larger areas. */
  weight: number
}

const COUNTRY_WEIGHT = 250_000
const WEIGHTS = new Map([
  ['GB', 50_000_000],
  ['IE', 1_000_000],
  // So many people live there: ‘St He’ means St Helens.
  ['FK', 4000],
  ['SH', 5000],
])

/** Every town, county, nation and country, by descending weight. */
export function loadEntries(): Entry[] {
  return [...loadTowns(), ...areas.areas.map(parseArea), ...loadCountries()].sort(
    (a, b) => b.weight - a.weight,
  )
}

function loadTowns(): Entry[] {
  return Object.entries(towns.counties).flatMap(([heading, lines]) => {
    const [nation = '', county = ''] = heading.split('|')
    return lines.map((line) => parseTown(line, nation, county))
  })
}

function parseTown(line: string, nation: string, county: string): Entry {
  const [name = '', latitude, longitude, population, otherNames] = line.split('|')
  return {
    place: {
      slug: '',
      name,
      kind: 'town',
      detail: county === name ? nation : county,
      country: 'GB',
      latitude: Number(latitude),
      longitude: Number(longitude),
      reach: null,
    },
    keys: keysOf(name, otherNames),
    nation,
    weight: Number(population || 0),
  }
}

function parseArea(line: string): Entry {
  const [name = '', kind, detail = '', latitude, longitude, reach, weight, otherNames] =
    line.split('|')
  return {
    place: {
      slug: '',
      name,
      kind: kind === 'nation' ? 'nation' : 'county',
      detail,
      country: 'GB',
      latitude: Number(latitude),
      longitude: Number(longitude),
      reach: Number(reach),
    },
    keys: keysOf(name, otherNames),
    nation: kind === 'nation' ? name : detail,
    weight: Number(weight),
  }
}

function loadCountries(): Entry[] {
  return COUNTRIES.map(({ code, name }) => ({
    place: {
      slug: '',
      name,
      kind: 'country',
      detail: '',
      country: code,
      latitude: null,
      longitude: null,
      reach: null,
    },
    keys: keysOf(name),
    nation: '',
    weight: WEIGHTS.get(code) ?? COUNTRY_WEIGHT,
  }))
}

function keysOf(name: string, otherNames = '') {
  return otherNames === '' ? [placeKey(name)] : [name, ...otherNames.split(';')].map(placeKey)
}
