import { placeKey } from '#platform/places/names/place-key.ts'

const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{2})?$/
const NO_TOWN = /^(?:null|none|n a|na|united kingdom|uk|england|scotland|wales|northern ireland)?$/

const LONDON = /^(?:city of |(?:greater|central|inner|north|south|east|west| )+ )?london$/

/** The key for comparing towns; null for a postcode, a country or anything else that is not a town. */
export function townKey(town: string): string | null {
  const key = placeKey(town)
  if (LONDON.test(key)) return 'london'
  return POSTCODE.test(key) || NO_TOWN.test(key) ? null : key
}

/** The towns in a place: ‘Headingley, Leeds LS6’ has two. */
export function parseTowns(place: string | null): Set<string> {
  const parts = (place ?? '').slice(0, 200).split(',')
  const withoutPostcodes = parts.map((part) =>
    part.replace(/\b[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?\s*$/i, ''),
  )
  return new Set(withoutPostcodes.map(townKey).filter((key) => key !== null))
}
