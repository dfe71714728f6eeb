import { NATIONS, type Nation } from '#sponsorship/model/facts.ts'
import { geocode, milesBetween } from '#platform/places/gazetteer.ts'
import { placeKey } from '#platform/places/names/place-key.ts'
import { placeNames } from '#platform/places/names/place-names.ts'
import { nationOfDistrict } from './nation.ts'

/** The place of a job, according to its advert. */
export interface AdvertPlace {
  country: string
  place: string | null
  postcodeDistrict: string | null
  latitude: number | null
  longitude: number | null
}

export interface UkLocation {
  nation: Nation | null
  isLondon: boolean | null
}

const NOWHERE: UkLocation = { nation: null, isLondon: null }
const CHARING_CROSS = { latitude: 51.5074, longitude: -0.1278 }
/** No school of the London fringe, which has its own pay scale, is farther away. */
const FRINGE_MILES = 42
const CENTRE_MILES = 5
const POSTCODE = /^\s*([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}\s*$/i
const LONGEST = 20
/** Districts that lie entirely in London. */
const LONDON = new RegExp(
  '^(?:(?:E|EC|N|NW|SE|SW|W|WC)\\d.?.?|BR[1-7]|CR[02457]|DA(?:[5-8]|1[4-68])|EN[1-4]|HA\\d|IG[1-6]|KT[1-6]|RM(?:\\d|1[0-4])|SM[1-6]|TW(?:\\d|1[0-4])|UB(?:\\d|1[01]))$',
)

/** The nation of a job, and whether it is in London. Null if its place does not show it, or is contradictory. */
export function findUkLocation(advert: AdvertPlace): UkLocation {
  if (advert.country !== 'GB') return NOWHERE
  const district = districtOf(advert)
  const found = geocode({ ...advert, postcodeDistrict: district })
  const named = found.placeSlug ? placeNames().bySlug.get(placeKey(found.placeSlug)) : null
  const byName = NATIONS.find((nation) => nation === named?.nation) ?? null
  const byDistrict = nationOfDistrict(district ?? '')
  if (byName && byDistrict && byName !== byDistrict) return NOWHERE
  const nation = byDistrict ?? byName
  if (nation !== 'England') return { nation, isLondon: nation ? false : null }
  return { nation, isLondon: isLondon(district ?? '', named?.place ?? null, found) }
}

function isLondon(
  district: string,
  named: { name: string; kind: string; detail: string } | null,
  point: { latitude: number | null; longitude: number | null },
): boolean | null {
  const says = named !== null && [named.name, named.detail].includes('London')
  if (LONDON.test(district)) return true
  const { latitude, longitude } = point
  if (latitude === null || longitude === null) return null
  const miles = milesBetween({ latitude, longitude }, CHARING_CROSS)
  if (miles > FRINGE_MILES) return says ? null : false
  return district === '' && (says || miles < CENTRE_MILES) ? true : null
}

/** The advert’s postcode district, or that of a postcode written as the place. */
function districtOf({ postcodeDistrict, place }: AdvertPlace): string | null {
  const written = postcodeDistrict ?? POSTCODE.exec((place ?? '').slice(0, LONGEST))?.[1] ?? ''
  return written.trim().toUpperCase().split(/\s/, 1)[0] || null
}
