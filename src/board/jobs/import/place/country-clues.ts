import { findPlace } from '#platform/places/gazetteer.ts'
import { findCountry } from '#platform/places/names/countries.ts'
import known from './cities.json' with { type: 'json' }

// For adverts that name a city and no country.
const byCity = new Map(
  Object.entries(known.cities).flatMap(([country, names]) =>
    names.map((name) => [name, country] as const),
  ),
)

// German adverts must address all genders by law: '(m/w/d)'.
const GERMAN_TITLE = /\(?\b[mwfdx]\s?[/|]\s?[mwfdx]\s?[/|]\s?[mwfdx]\b\)?/i
const GERMAN_WORDS = /\b(?:und|der|die|das|wir|für|mit|eine|bei|deine|ihre|unsere)\b/gi
const ENGLISH_WORDS = /\b(?:and|the|of|to|with|for|you|your|our|are)\b/gi

/** The country of an advert that does not name one, if it is clear; null otherwise. */
export function guessCountry(place: string, title: string, description: string): string | null {
  const last = place.toLowerCase().split(',').at(-1)?.trim() ?? ''
  const country = byCity.get(last.replace(/ (?:am|an der) .*/, ''))
  if (country) return country
  if (GERMAN_TITLE.test(title)) return 'DE'
  const start = description.slice(0, 1000)
  const german = start.match(GERMAN_WORDS)?.length ?? 0
  return german >= 8 && german > (start.match(ENGLISH_WORDS)?.length ?? 0) ? 'DE' : null
}

const PLACE = String.raw`(?:the )?(?<place>[A-Z][\p{L}.' ]{1,30}?)(?=\s*(?:$|[-–,|/().;:!\n]|and |or |for |with |to |as ))`
const WORK_IN_TITLE = new RegExp(
  String.raw`\b(?:work|based|living|live|job|relocate|relocation|move) (?:in|to) ${PLACE}`,
  'iu',
)
const WORK_IN_TEXT = new RegExp(
  String.raw`\b(?:(?:[Rr]ole|[Pp]osition|[Jj]ob|[Pp]ost|[Vv]acancy|[Ww]ork) (?:is|will be|which is) (?:(?:permanently )?(?:based|located|situated) )?in|[Yy]ou(?:[’']ll| (?:will|would|must|have to|need to|should))(?: be)?(?: willing| prepared| happy| able| ready)?(?: to)? (?:(?:be )?(?:based|located|living|working|work|live)(?: (?:at|from|in|out of) (?:our |the |a |one of our )?(?:[\p{L}-]+ ){0,2}?(?:offices?|sites?|hospitals?|clinics?|schools?|headquarters|campus|homes?))? in|[Rr]elocate to|[Mm]ove to)) ${PLACE}(?:, (?<land>[A-Z][\p{L} ]{2,30}?)(?=\s*(?:$|[-–,|/().;:!\n]|and |or |for |with |to |as )))?`,
  'gu',
)
/** Places of work without a subject: ‘Based in our Dubai office’, ‘Work from home anywhere in Spain’. */
const BASED_IN = new RegExp(
  String.raw`(?:(?:^|[.!?\n] ?)(?:[Bb]ased|[Oo]n-?site|[Ll]ocated)|\b(?:[Rr]ole|[Pp]osition|[Jj]ob|[Pp]ost) (?:is )?based|\b(?:[Ww]ork from home|[Rr]emote(?:ly)?)(?: from)? anywhere) (?:in|at|from|out of) (?:our |the )?(?<place>[A-Z][\p{L}']+(?: [A-Z][\p{L}']+)?)(?= (?:offices?|sites?|hospitals?|campus|headquarters)\b|\s*(?:$|[-–,|/().;:!\n])| \d)`,
  'gu',
)
/** A word that all such sentences have: few texts do, and this is faster than the search. */
const WORK_HINT =
  /(?:[Bb]ased|[Oo]n-?site|[Ll]ocated|anywhere) (?:in|at|from|out of) |(?:based|located|situated|is|be|work|working|live|living|offices?|sites?|hospitals?|clinics?|schools?|headquarters|campus|homes?) in [A-Z]|(?:relocate|move) to [A-Z]/
/** Places whose law on work is their own, though boards count many to the UK. A title names them for no other reason. */
const TERRITORIES = new Set('JE GG IM GI BM KY VG TC FK SH MS AI'.split(' '))
/** The first label of the text, which may name another country than the board does: ‘Location: St Helena Island’. */
const LABELLED =
  /(?:(?:^[ \t•*·–-]*(?:[\p{L} ]{2,20}: [^:.\n]{1,40} (?<!\b(?:client|customer|project|supplier)s?(?:[’']s?)? ))?|\b(?:job|work) )location|\bplace of work)(?::| [–-]) ?(?:the )?(?<line>[^\n]{0,100})/imu
const LABEL = /^(?<place>[\p{L}.' ]{4,30}?)\s*(?:$|[-–,|/().;:!])/u
const HOME = /\b(?:uk|united kingdom|great britain|england|scotland|wales|northern ireland)\b/i
const AT_HOME =
  /\b(?:uk|london|england|scotland|wales|northern ireland|manchester|birmingham|leeds|bristol|edinburgh|glasgow|belfast|remote)\b/i
const TEXT_LENGTH = 3000

/**
 * The country outside the UK that an advert’s title or text names as the place of work, whatever its board says. A label
 * of the text is not read if the board knows the postcode.
 */
export function countryOfWork(
  title: string,
  description: string,
  hasPostcode: boolean,
): string | null {
  if (AT_HOME.test(title)) return null
  const inTitle = countryOf(WORK_IN_TITLE.exec(title)?.groups?.place ?? '')
  if (inTitle) return inTitle
  const parts = title
    .split(/\s[-–|]\s|[,/|()]|[-–]\s/)
    .map((part) => part.trim().toLowerCase())
    .map((part) => part.replace(/(?: |-)based$/, ''))
  const city = parts.map((part) => byCity.get(part) ?? territoryOf(part)).find(Boolean)
  if (city) return city
  const text = description.slice(0, TEXT_LENGTH)
  const labelled = hasPostcode ? null : countryOfLabel(text)
  if (labelled) return labelled
  if (!WORK_HINT.test(text)) return null
  for (const { groups } of [...text.matchAll(WORK_IN_TEXT), ...text.matchAll(BASED_IN)]) {
    const country = countryOf(groups?.place ?? '') ?? countryOf(groups?.land ?? '')
    if (country) return country
  }
  return null
}

/** The country that the first label names, unless its line names a place in the UK, too. */
function countryOfLabel(text: string) {
  const line = LABELLED.exec(text)?.groups?.line ?? ''
  const place = LABEL.exec(line)?.groups?.place?.trim() ?? ''
  const island = territoryOf(/,\s*([\p{L} ]+)/u.exec(line)?.[1]?.trim().toLowerCase() ?? '')
  if (place && island) return island
  const there = [place, place.replace(/ islands?$/i, '')].find(isOtherCountry)
  if (!there || HOME.test(line)) return null
  const parts = line.split(/[-–,|/().;:!]| (?:and|or|near) /)
  if (parts.some((part) => findPlace(part)?.country === 'GB')) return null
  return findCountry(there)?.code ?? null
}

function territoryOf(name: string) {
  const code = name.length > 3 ? findCountry(name)?.code : undefined
  return code && TERRITORIES.has(code) ? code : undefined
}

/** The country of a place that stands for itself: a town’s, or the one in brackets of ‘Remote (Spain)’. */
export function countryOfPlace(place: string): string | null {
  const last = place.split(',').at(-1)?.trim() ?? ''
  const inside = /\(([^()]{3,40})\)\s*$/.exec(last)?.[1]?.trim() ?? ''
  const code = byCity.get(last.toLowerCase()) ?? (inside ? countryOf(inside) : null)
  return code ?? null
}

const SHARED_NAMES = /^(?:georgia|jordan|chad)$/i

function isOtherCountry(name: string) {
  const country = name.length > 3 && !SHARED_NAMES.test(name) ? findCountry(name) : null
  return country !== null && country.code !== 'GB'
}

/** Null for the UK and for names that are no country’s or city’s alone. */
function countryOf(place: string) {
  const name = place.trim().toLowerCase()
  const code = byCity.get(name) ?? (name.length > 3 ? findCountry(name)?.code : undefined)
  return !code || code === 'GB' || SHARED_NAMES.test(name) ? null : code
}
