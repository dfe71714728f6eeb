import { findDistrict } from '#platform/places/districts.ts'
const OUTWARD = '[A-Z]{1,2}\\d[A-Z\\d]?'
const INWARD = '\\d[A-Z]{2}'
const WHOLE = new RegExp(`^(${OUTWARD})\\s*(?:${INWARD})?$`)
const INSIDE = new RegExp(`(?<=^|[^A-Z\\d])(${OUTWARD})\\s*${INWARD}(?![A-Z\\d])`, 'i')

const AT_END = new RegExp(`(?<=\\p{L}),? (${OUTWARD})$`, 'u')

/** 'SG15' of 'SG15 6SN', or the start of a foreign code; null if it is not a postcode. */
export function postcodeDistrict(text: string, country: string): string | null {
  const code = text.trim().toUpperCase()
  if (country === 'GB') return WHOLE.exec(code)?.[1] ?? null
  return /^(?=[A-Z]{0,4}\d)[A-Z\d]{2,8}/.exec(code)?.[0] ?? null
}

/** Removes British postcodes from an address, and a district at its end, and returns the district of the first. */
export function extractPostcode(text: string): { district: string | null; rest: string } {
  const district = INSIDE.exec(text)?.[1]?.toUpperCase() ?? null
  if (district) return { district, rest: text.replaceAll(new RegExp(INSIDE, 'gi'), '') }
  const [end = '', last = ''] = AT_END.exec(text) ?? []
  return findDistrict(last)
    ? { district: last, rest: text.slice(0, -end.length) }
    : { district: null, rest: text }
}
