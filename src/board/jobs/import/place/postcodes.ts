const OUTWARD = '[A-Z]{1,2}\\d[A-Z\\d]?'
const INWARD = '\\d[A-Z]{2}'
const WHOLE = new RegExp(`^(${OUTWARD})\\s*(?:${INWARD})?$`)
const INSIDE = new RegExp(`(?<=^|[^A-Z\\d])(${OUTWARD})\\s*${INWARD}(?![A-Z\\d])`, 'i')

/** 'SG15' of 'SG15 6SN', or the start of a foreign code; null if it is not a postcode. */
export function postcodeDistrict(text: string, country: string): string | null {
  const code = text.trim().toUpperCase()
  if (country === 'GB') return WHOLE.exec(code)?.[1] ?? null
  return /^(?=.*\d)[A-Z\d]{2,8}/.exec(code)?.[0] ?? null
}

/** Removes British postcodes from an address and returns the district of the first. */
export function extractPostcode(text: string): { district: string | null; rest: string } {
  const district = INSIDE.exec(text)?.[1]?.toUpperCase() ?? null
  return { district, rest: district ? text.replaceAll(new RegExp(INSIDE, 'gi'), '') : text }
}
