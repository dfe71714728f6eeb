import { countryName, findCountry } from '#contract/countries.ts'
import { placeKey, placeSlug } from '../place-key.ts'
import { findByName, placeNames } from '../place-names.ts'
import { addressParts } from './address-parts.ts'

/**
 * A slug for a town abroad: 'dublin'. It never is the slug of a British place: Perth in Australia
 * is 'perth-australia'.
 */
export function toForeignSlug(written: string, country: string): string | null {
  const named = addressParts(written.replaceAll(/[()]/g, ' '))
  const parts = named.filter((part) => isCity(country) || findCountry(part)?.code !== country)
  // The last that is no abbreviation of a state: 'San Francisco, CA'.
  const place = parts.findLast((part) => part.length > 3) ?? parts.at(-1) ?? ''
  const slug = placeSlug(place.replaceAll(/\d+/g, ' ').trim())
  if (slug.length < 2) return null
  return isTaken(slug, country) ? `${slug}-${placeSlug(countryName(country))}` : slug
}

function isTaken(slug: string, country: string) {
  const key = placeKey(slug)
  const named = placeNames().bySlug.get(key) ?? findByName(key)[0]
  return named !== undefined && named.place.country !== country
}

/** Countries that are one city, so that the name of both is a place. */
function isCity(country: string) {
  return /^(?:SG|MC|VA|LU|KW|DJ)$/.test(country)
}
