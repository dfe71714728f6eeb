import { findCountry } from '#contract/countries.ts'
import { JOB_LIMITS } from '#contract/job-limits.ts'
import type { Advert, Problem } from '../advert.ts'
import { cleanLine, cutAtWord } from '../text/clean-text.ts'
import { guessCountry } from './country-clues.ts'
import { countryAtEnd, saysRemote, tidyPlace } from './places.ts'
import { postcodeDistrict, takePostcode } from './postcodes.ts'

const REMOTE_TITLE =
  /\b(?:fully|100%|permanently) remote\b|\(remote\)|[-–|,]\s*remote$|\bwork from home\b|\bhome[- ](?:based(?! treat)|working)\b/i

const THREE_LETTERS: Record<string, string> = Object.fromEntries(
  'GBR GB USA US DEU DE FRA FR IRL IE ESP ES ITA IT NLD NL BEL BE POL PL PRT PT ARE AE IND IN AUS AU CAN CA NZL NZ'
    .match(/\w+ \w+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
)

/** Where a job is, as far as the advert says. */
export function readLocation(
  advert: Advert,
  { title, description }: { title: string; description: string },
  fallbackCountry: string,
  refuse: (problem: Problem) => void,
) {
  const written = addressOf(advert)
  const country = countryOf(advert, { written, title, description }, fallbackCountry, refuse)
  const { district, rest } =
    country === 'GB' ? takePostcode(written) : { district: null, rest: written }
  const place = tidyPlace(rest, country)
  const given = postcodeDistrict(advert.postcode ?? '', country)
  return {
    country,
    // A place that is nothing but half a postcode says no more than the district does.
    place: place && !postcodeDistrict(place, country) ? cutAtWord(place, JOB_LIMITS.place) : null,
    postcodeDistrict:
      given ?? district ?? (place && country === 'GB' ? postcodeDistrict(place, country) : null),
    ...coordinatesOf(advert),
    isRemote:
      /^(?:1|true|yes|y|remote|fully remote|telecommute)$/i.test(advert.remote?.trim() ?? '') ||
      saysRemote(written) ||
      REMOTE_TITLE.test(title),
  }
}

/** Town and region in one line. */
function addressOf({ location = '', region = '' }: Advert) {
  const town = cleanLine(location.slice(0, 1000))
  const county = cleanLine(region.slice(0, 200))
  return county && !town.toLowerCase().includes(county.toLowerCase())
    ? [town, county].filter(Boolean).join(', ')
    : town
}

function countryOf(
  { country = '' }: Advert,
  { written, title, description }: { written: string; title: string; description: string },
  fallback: string,
  refuse: (problem: Problem) => void,
) {
  const given = cleanLine(country.slice(0, 200))
  if (given) {
    const found = findCountry(
      THREE_LETTERS[given.toUpperCase()] ?? given.split(/,|-(?=\w+$)/)[0] ?? '',
    )
    if (!found) {
      const reason = 'This is no country we know. Give its English name or its two-letter code.'
      refuse({ field: 'country', reason, value: given })
    }
    return found?.code ?? fallback
  }
  return countryAtEnd(written) ?? guessCountry(written, title, description) ?? fallback
}

/** Both within range, and not the point off Africa that stands for 'unknown'; otherwise neither. */
function coordinatesOf({ latitude = '', longitude = '' }: Advert) {
  const [north, east] = [coordinate(latitude, 90), coordinate(longitude, 180)]
  const isKnown = north !== null && east !== null && !(north === 0 && east === 0)
  return { latitude: isKnown ? north : null, longitude: isKnown ? east : null }
}

function coordinate(text: string, limit: number) {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(number) <= limit ? number : null
}
