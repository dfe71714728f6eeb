import { JOB_LIMITS } from '#trade/limits/job-limits.ts'
import type { Problem } from '#platform/import/source-record.ts'
import type { Advert } from '#board/jobs/import/advert.ts'
import { cleanLine, cutAtWord } from '#board/jobs/import/text/clean-text.ts'
import { parseCountry } from './country.ts'
import { mentionsRemote, tidyPlace } from './places.ts'
import { postcodeDistrict, extractPostcode } from './postcodes.ts'

const REMOTE_TITLE =
  /\b(?:fully|100%|permanently) remote\b|\(remote\)|[-–|,]\s*remote$|\bwork from home\b|\bhome[- ](?:based(?! treat)|working)\b/i

/** Parses a job's location from all parts of the advert. */
export function parseLocation(
  advert: Advert,
  { title, description }: { title: string; description: string },
  fallbackCountry: string,
  reject: (problem: Problem) => void,
) {
  const address = toAddressLine(advert)
  const country = parseCountry(advert, { address, title, description }, fallbackCountry, reject)
  const { district, rest } =
    country === 'GB' ? extractPostcode(address) : { district: null, rest: address }
  const place = tidyPlace(rest, country)
  const ownDistrict = postcodeDistrict(advert.postcode ?? '', country)
  return {
    country,
    // A place that is only half a postcode adds nothing to the district.
    place: place && !postcodeDistrict(place, country) ? cutAtWord(place, JOB_LIMITS.place) : null,
    postcodeDistrict:
      ownDistrict ??
      district ??
      (place && country === 'GB' ? postcodeDistrict(place, country) : null),
    ...parseCoordinates(advert),
    isRemote:
      /^(?:1|true|yes|y|remote|fully remote|telecommute)$/i.test(advert.remote?.trim() ?? '') ||
      mentionsRemote(address) ||
      REMOTE_TITLE.test(title),
  }
}

/** Town and region in one line. */
function toAddressLine({ location = '', region = '' }: Advert) {
  const town = cleanLine(location.slice(0, 1000))
  const county = cleanLine(region.slice(0, 200))
  return county && !town.toLowerCase().includes(county.toLowerCase())
    ? [town, county].filter(Boolean).join(', ')
    : town
}

/** Both coordinates if they are valid and not 0, 0, which means unknown; otherwise neither. */
function parseCoordinates({ latitude = '', longitude = '' }: Advert) {
  const [north, east] = [parseCoordinate(latitude, 90), parseCoordinate(longitude, 180)]
  const isKnown = north !== null && east !== null && !(north === 0 && east === 0)
  return { latitude: isKnown ? north : null, longitude: isKnown ? east : null }
}

function parseCoordinate(text: string, limit: number) {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(number) <= limit ? number : null
}
