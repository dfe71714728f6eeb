import { countryName, findCountry } from '#platform/places/names/countries.ts'
import { placeKey, placeSlug } from '#platform/places/names/place-key.ts'
import { findByName, placeNames } from '#platform/places/names/place-names.ts'
import { addressParts } from './address-parts.ts'

/**
 * A slug for a town abroad: 'dublin'. It is never the slug of a British place: Perth in Australia is
 * 'perth-australia'.
 */
export function toForeignSlug(written: string, country: string): string | null {
  const named = addressParts(written.replaceAll(/[()]/g, ' '))
  const parts = named.filter((part) => isCity(country) || findCountry(part)?.code !== country)
  // The last part that is not an abbreviated state: 'San Francisco, CA'.
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

/** Whether the country is a city state, whose name is also that of the town. */
function isCity(country: string) {
  return /^(?:SG|MC|VA|LU|KW|DJ)$/.test(country)
}
