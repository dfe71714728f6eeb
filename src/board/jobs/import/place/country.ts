import { findCountry, type Country } from '#platform/places/names/countries.ts'
import type { Problem } from '#platform/import/source-record.ts'
import type { Advert } from '#board/jobs/import/advert.ts'
import { cleanLine } from '#board/jobs/import/text/clean-text.ts'
import { countryOfPlace, countryOfWork, guessCountry } from './country-clues.ts'
import { countryAtEnd } from './places.ts'
import { extractPostcode, postcodeDistrict } from './postcodes.ts'

const THREE_LETTERS: Record<string, string> = Object.fromEntries(
  'GBR GB USA US DEU DE FRA FR IRL IE ESP ES ITA IT NLD NL BEL BE POL PL PRT PT ARE AE IND IN AUS AU CAN CA NZL NZ'
    .match(/\w+ \w+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
)
/** Islands and a town that boards count to the UK, whose law on work is their own. */
const OUTSIDE = new Set(['JE', 'GG', 'IM', 'GI'])
const POSTCODES: Record<string, string> = { JE: 'JE', GY: 'GG', IM: 'IM', GX: 'GI' }
const POSTCODE = /(?:^|[^A-Z\d])(JE|GY|IM|GX)\d{1,2}[A-Z]?(?: ?\d[A-Z]{2})?(?![A-Z\d])/i

interface Where {
  address: string
  title: string
  description: string
}

/** The country of the work: as the advert says, else as its place, its words or the import’s default say. */
export function parseCountry(
  { country = '', postcode = '' }: Advert,
  { address, title, description }: Where,
  fallback: string,
  reject: (problem: Problem) => void,
): string {
  const text = cleanLine(country.slice(0, 200))
  const stated = text ? findStated(text) : null
  if (text && !stated) {
    const reason = 'We do not know this country. Give its English name or its two-letter code.'
    reject({ field: 'country', reason, value: text })
  }
  const atEnd = countryAtEnd(address)
  const guessed = text
    ? null
    : (atEnd ?? countryOfPlace(address) ?? guessCountry(address, title, description))
  const found = stated?.code ?? guessed ?? fallback
  if (found !== 'GB') return found
  const code = POSTCODE.exec(`${postcode.slice(0, 20)} ${address}`)?.[1]?.toUpperCase()
  if (code) return POSTCODES[code] ?? found
  if (atEnd && OUTSIDE.has(atEnd)) return atEnd
  const district =
    postcodeDistrict(postcode.slice(0, 20), 'GB') ?? extractPostcode(address).district
  const ofPlace = district === null ? countryOfPlace(address) : null
  if (ofPlace && OUTSIDE.has(ofPlace)) return ofPlace
  return countryOfWork(title, description, district !== null) ?? found
}

/** The country of ‘United Kingdom (UK)’, ‘UK - England’ or ‘GB-ENG’. */
function findStated(text: string): Country | null {
  const [start = ''] = text.split(/,|\s*\(|\s+[-–]\s+|-(?=\w+$)/)
  return findCountry(THREE_LETTERS[text.toUpperCase()] ?? text) ?? findCountry(start)
}
