import { placeNames } from '#platform/places/names/place-names.ts'
import type { PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'
import { findNamed, milesApart, type NamedPlaces } from './named-places.ts'
import data from './landmarks.json' with { type: 'json' }

/** Landmarks, each with the towns where it is. */
const LANDMARKS = data.landmarks.map(([words = '', ...towns]) => ({
  words: new RegExp(
    String.raw`(?<![a-z])(?:${words})(?:,? nhs(?: foundation)? trust)?(?![a-z])`,
    'gu',
  ),
  towns,
}))
/** Bodies that have the name of their town. */
const OWN_NAMED =
  /\b(?:university of ([a-z]{4,}(?: [a-z]{4,})?)|([a-z]{4,}) (?:(?:city|metropolitan borough|borough) council|council|teaching hospitals?|general hospital|royal infirmary|university hospitals?)(?: nhs(?: foundation)? trust)?)\b/g
/** What stands between a body and where it is said to be. */
const BETWEEN =
  /^(?:'s)?(?: hospital| campus| site| main building)?(?: ?, ?| ?\(| ?[–-] )? ?(?:(?:which is |located |based |situated |right )?(?:in|at|de|en|em|a|do|da|mein|me|sa) )?(?:the )?(?:(?:(?:cent(?:re|er)|heart|middle|north|south|east|west|city|town) (?:cent(?:re|er) )?of|central|city of|north|south|east|west) )?/
/** Words behind a town that make it another body’s, or one place of many. */
const OTHER =
  /^(?:[a-z'-]* )?(?:,? ?(?:and|or|&|\/|city|teaching|university|hospitals?|council|royal|nhs|general|trust|borough|metropolitan|road|street|lane|avenue|way|house|campus|to|office|branch|airport|based|partnership|medical school|school|college|graduates?|applicants?|candidates?|wing|ward|building|suite|unit|tower|room|terminal|science|business|express|hotel|square|place|court)\b|,? [a-z]+ (?:and|or|&) )/
const FAR_MILES = 30
const LONGEST = 60
/** Many universities have a campus there. */
const CAMPUS = /^(?:london|ely)$/
const LEAST_PEOPLE = 60_000
const TOWN = String.raw`((?:[a-z][a-z'-]+ ){0,2}[a-z][a-z'-]{2,})`
const NATION = new RegExp(
  String.raw`(?<!\w, ?)\b${TOWN}(?:,| in|,? \(|,? which is in) ?(england|scotland|wales|northern ireland)\b(?! ?(?:and\b|or\b|&|/|to\b|as well|office|nhs|team))`,
  'gu',
)
const COUNTY = new RegExp(
  String.raw`(?<!\w, ?)\b${TOWN}(?:,| in|,? \(|,? which is in) ?((?:west |east |south |north |greater )?[a-z]+(?:shire|folk|sex)|kent|devon|cornwall|cumbria|surrey|dorset|somerset|norfolk|tyne and wear|county durham|merseyside|west midlands|yorkshire)\b(?! ?(?:and\b|or\b|&|/|to\b|council|county|police|nhs|street|road))`,
  'gu',
)
const CORNERS = 1.5
/** A village by the castle. */
const NAMESAKES = new Set(['leeds, kent'])
const EIRE =
  /\b(?:dublin|cork|galway|limerick)(?:,| in|,? \(|,? which is in) ?(?:england|scotland|wales)\b/g

/** Towns where a hospital, a university or a street is not, and those in a county or a nation where they are not. */
export function findWrongTowns({ text }: PlainText): Misfit[] {
  return [...landmarksIn(text), ...bodiesIn(text), ...nationsIn(text), ...countiesIn(text)].map(
    ({ from, to }) => ({ reason: 'wrong-place', from, to }),
  )
}

/** Whether a text names a hospital, a university or a place that is here. */
export function namesLandmark(text: string): boolean {
  return LANDMARKS.some(({ words }) => text.search(words) >= 0)
}

function landmarksIn(text: string) {
  return LANDMARKS.flatMap(({ words, towns }) =>
    [...text.matchAll(words)].flatMap((match) => wrongBehind(text, match, towns)),
  )
}

function bodiesIn(text: string) {
  return [...text.matchAll(OWN_NAMED)].flatMap((match) =>
    wrongBehind(text, match, [match[1] ?? match[2] ?? '']),
  )
}

function wrongBehind(text: string, match: RegExpExecArray, towns: readonly string[]) {
  const to = match.index + match[0].length
  const behind = text.slice(to, to + LONGEST).split(/[.!?;:\n]/, 1)[0] ?? ''
  const between = BETWEEN.exec(behind)?.[0] ?? ''
  const rest = behind.slice(between.length)
  const said = between === '' ? null : findNamed(rest, 'first')
  if (!said || said.entries.every(({ place }) => place.kind !== 'town')) return []
  const end = between.length + lengthOf(rest, said.name)
  if (OTHER.test(behind.slice(end).trimStart()) || /^ ?,? (?:and|or|&)\b/.test(behind.slice(end)))
    return []
  if (match[0].includes('universit') && CAMPUS.test(said.name)) return []
  const own = towns.map((town) => findNamed(town, 'first')).filter((named) => named !== null)
  if (own.length === 0 || own.some((named) => milesApart(named, said) < FAR_MILES)) return []
  return [{ from: match.index, to: to + end }]
}

/** How much of a text a name is, whose words other signs may part. */
function lengthOf(text: string, name: string) {
  const count = name.split(' ').length
  const words = [...text.matchAll(/[a-z']+/g)]
  const last = words[count - 1]
  return last ? last.index + last[0].length : text.length
}

function nationsIn(text: string) {
  const here = [...text.matchAll(NATION)].flatMap((match) => {
    const [all, town = '', nation = ''] = match
    const named = findNamed(town, 'last')
    const isThere = named?.entries.some((entry) =>
      ['', nation].includes(entry.nation.toLowerCase()),
    )
    return !named || isThere || isListed(text, match) ? [] : [at(match, all, town, named)]
  })
  const abroad = [...text.matchAll(EIRE)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }))
  return [...here, ...abroad]
}

function countiesIn(text: string) {
  return [...text.matchAll(COUNTY)].flatMap((match) => {
    const [all, town = '', county = ''] = match
    const named = findNamed(town, 'last')
    const around = (placeNames().byName.get(county) ?? []).filter(
      ({ place }) => place.kind === 'county',
    )
    const isLarge = named?.entries.some(
      ({ place, weight }) => place.kind === 'town' && weight >= LEAST_PEOPLE,
    )
    if (!named || !isLarge || around.length === 0 || isListed(text, match)) return []
    if (CAMPUS.test(named.name) || NAMESAKES.has(`${named.name}, ${county}`)) return []
    const reach = Math.max(...around.map(({ place }) => place.reach ?? 0))
    const isNear =
      milesApart(named, { name: county, entries: around }) < FAR_MILES + reach * (CORNERS - 1)
    return isNear ? [] : [at(match, all, town, named)]
  })
}

/** Whether more places follow a match: ‘Leeds, Kent, London’ are three. */
function isListed(text: string, { index, 0: { length } }: RegExpExecArray) {
  const rest = /^,(?: and| or)?((?: [a-z'-]+){1,3})/.exec(
    text.slice(index + length, index + length + LONGEST),
  )
  const next = rest?.[1]?.trim() ?? ''
  return (
    /^(?:england|scotland|wales|(?:northern )?ireland)\b/.test(next) ||
    findNamed(next, 'first') !== null
  )
}

/** The range of a match from the name of its town on. */
function at({ index }: RegExpExecArray, all: string, town: string, { name }: NamedPlaces) {
  const words = town.split(' ')
  const ahead = words.slice(0, Math.max(0, words.length - name.split(' ').length)).join(' ').length
  return { from: index + (ahead > 0 ? ahead + 1 : 0), to: index + all.length }
}
