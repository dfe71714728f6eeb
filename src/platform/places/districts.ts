import type { Place } from './places.ts'
import districts from './data/districts.json' with { type: 'json' }
import type { Point } from './distance.ts'

const OUTWARD = '[A-Z]{1,2}\\d[A-Z\\d]?'
// Half a postcode, a whole one, or one that is still being typed: 'LS1', 'LS14AP', 'LS1 4'.
const POSTCODE = new RegExp(`^(${OUTWARD})(?:\\s+\\d[A-Z]{0,2}|\\d[A-Z]{2})?$`)
const AT_END = new RegExp(`[\\s,](${OUTWARD})\\s*\\d[A-Z]{2}$`)
// Only central London has districts that end in a letter.
const LETTERED = /^(E|EC|N|NW|SE|SW|W|WC)(\d)[A-Z]$/

interface Districts {
  byCode: Map<string, Place>
  codes: string[]
  areas: Map<string, Point>
}

let loaded: Districts | null = null

/**
 * The district of a full or partial British postcode, alone or at the end of an address. A district
 * without known coordinates gets those of the middle of its area.
 */
export function findDistrict(text: string): Place | null {
  if (text.length > 200) return null
  const typed = text.trim().toUpperCase()
  const code = POSTCODE.exec(typed)?.[1] ?? AT_END.exec(typed)?.[1]
  return code ? findByCode(code) : null
}

/** Districts whose code starts with `typed`, in the order of their numbers. */
export function findDistrictsByPrefix(typed: string, limit: number): Place[] {
  const { byCode, codes } = loadDistricts()
  const start = typed.toUpperCase()
  const found: Place[] = []
  for (const code of codes) {
    const place = code.startsWith(start) ? byCode.get(code) : null
    if (place) found.push(place)
    if (found.length >= limit) break
  }
  return found
}

function findByCode(code: string): Place | null {
  const { byCode, areas } = loadDistricts()
  const known = byCode.get(code)
  if (known) return known
  const [, area = '', digit = ''] = LETTERED.exec(code) ?? []
  if (digit) return at(code, findByCode(area + digit))
  if (!/\d$/.test(code)) return null
  // 'SW1' consists of 'SW1A', 'SW1E' and so on.
  const parts = [...byCode.values()].filter(
    ({ name }) => name.length === code.length + 1 && name.startsWith(code) && /[A-Z]$/.test(name),
  )
  return at(code, middle(parts) ?? areas.get(code.replace(/\d+$/, '')) ?? null)
}

function loadDistricts(): Districts {
  if (loaded) return loaded
  const byCode = new Map<string, Place>()
  const areas = new Map<string, Point>()
  for (const [area, line] of Object.entries(districts.areas)) {
    const places = line.split(';').map((part) => {
      const [number = '', latitude, longitude] = part.split(' ')
      return district(area + number, { latitude: Number(latitude), longitude: Number(longitude) })
    })
    for (const place of places) byCode.set(place.name, place)
    const centre = middle(places)
    if (centre) areas.set(area, centre)
  }
  loaded = { byCode, codes: [...byCode.keys()], areas }
  return loaded
}

function at(code: string, point: { latitude: number | null; longitude: number | null } | null) {
  return point && district(code, point)
}

function district(
  code: string,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): Place {
  return {
    slug: code.toLowerCase(),
    name: code,
    kind: 'district',
    detail: 'Postcode district',
    country: 'GB',
    latitude,
    longitude,
    reach: null,
  }
}

function middle(places: readonly Place[]): Point | null {
  if (places.length === 0) return null
  const mean = (numbers: (number | null)[]) =>
    numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0) / numbers.length
  return {
    latitude: mean(places.map((place) => place.latitude)),
    longitude: mean(places.map((place) => place.longitude)),
  }
}
