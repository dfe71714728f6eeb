import type { Place } from '#platform/places/places.ts'
import boxes from '#platform/places/data/country-boxes.json' with { type: 'json' }
import { pointOf, type Point } from '#platform/places/distance.ts'
import { findDistrict } from '#platform/places/districts.ts'
import { placeInAddress } from './british-address.ts'
import { countryName, findCountry } from '#platform/places/names/countries.ts'
import { placeKey, placeSlug } from '#platform/places/names/place-key.ts'
import { findByName, placeNames } from '#platform/places/names/place-names.ts'
import { addressParts } from './address-parts.ts'

/** The location fields of an advert. */
export interface AdvertLocation {
  country: string
  place: string | null
  postcodeDistrict: string | null
  latitude: number | null
  longitude: number | null
}

export interface Location {
  /** The town, for landing pages, else the county or nation; null if none is recognised. */
  placeSlug: string | null
  latitude: number | null
  longitude: number | null
}

const BOXES = new Map<string, readonly number[]>(Object.entries(boxes.boxes))

/**
 * The location of an advert's job: at its coordinates unless they are outside its country, else in its postcode
 * district, else in the town or county that its place names.
 */
export function geocode(job: AdvertLocation): Location {
  const own = pointOf(job)
  const point = own && isInCountry(own, job.country) ? own : null
  if (job.country !== 'GB') return toLocation(toForeignSlug(job.place ?? '', job.country), point)
  const district = job.postcodeDistrict ? findDistrict(job.postcodeDistrict) : null
  const known = point ?? (district && pointOf(district))
  const named = placeInAddress(job.place ?? '', known)
  return toLocation(named?.slug ?? null, known ?? named?.point ?? null)
}

function toLocation(placeSlug: Place['slug'] | null, point: Point | null): Location {
  return {
    placeSlug,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  }
}

function isInCountry({ latitude, longitude }: Point, country: string) {
  const [south = -90, west = -180, north = 90, east = 180] = BOXES.get(country) ?? []
  const isNowhere = latitude === 0 && longitude === 0
  return (
    !isNowhere && latitude >= south && latitude <= north && longitude >= west && longitude <= east
  )
}

/**
 * A slug for a town abroad: 'dublin'. It is never the slug of a British place: Perth in Australia is
 * 'perth-australia'.
 */
function toForeignSlug(written: string, country: string): string | null {
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
