import type { RegisterEntry, RegisterMatch } from '#contract/sponsorship/facts.ts'
import { readName, type SponsorName } from '../names/name-key.ts'
import { groupByOrganisation, isPublicBody, keysOfTowns } from '../names/same-organisation.ts'
import { isCommonName } from './common-words.ts'
import type { Candidate } from './find-candidates.ts'

/** What one employer is looked for by. */
export interface Sought {
  name: SponsorName
  towns: Set<string>
  /** The employer says that this is its legal name. */
  isLegalName: boolean
}

export type Choice =
  { kind: 'one'; entry: RegisterEntry } | { kind: 'several'; count: number } | { kind: 'none' }

const NONE: Choice = { kind: 'none' }
// So many holders, and a trading name is a brand that strangers trade under.
const FRANCHISE_HOLDERS = 3
// Names that places all over the country give themselves.
const LOCAL =
  /\b(?:church|parish|mosque|temple|school|nursery|surgery|practice|pharmacy|clinic|(?:medical|health) centre|(?:care|nursing) home|hotel|restaurant|takeaway|farm|club)\b/

/**
 * By its legal name. One word or a franchise's name must be the whole one, with its suffix; so must a
 * name of common words, unless the town is the same.
 */
export function chooseByName(sought: Sought, found: Candidates): Choice {
  const { name } = sought
  const holders = countOrganisations(found.byTrading.get(name.key) ?? [])
  const isBrand = holders >= FRANCHISE_HOLDERS
  if (isBrand && !name.form) return { kind: 'several', count: holders }
  const bearing = found.byName.get(name.key) ?? []
  const fitting = withForm(bearing, name.form)
  return decide(fitting.filter((candidate) => isPlausible(candidate, sought, isBrand)))
}

/** By a name it trades under, in its own town. */
export function chooseByTradingName({ name, towns }: Sought, found: Candidates): Choice {
  const keys = [name.key, ...name.tradingKeys].filter((key) => key.includes(' '))
  const holders = keys
    .flatMap((key) => found.byTrading.get(key) ?? [])
    .filter(({ isListed }) => isListed)
  const count = countOrganisations(holders)
  if (count >= FRANCHISE_HOLDERS) return { kind: 'several', count }
  return decide(holders.filter((holder) => isIn(holder, towns)))
}

/** The body it says it is; a name that does not say may be printed with what it is. */
function withForm(bearing: Candidate[], form: string | null) {
  if (!form) return bearing
  const forms = bearing.map((candidate) => ({ candidate, form: readName(candidate.name).form }))
  const same = forms.filter((each) => each.form === form)
  const unsaid = forms.filter((each) => each.form === null)
  return (same.length > 0 ? same : unsaid).map(({ candidate }) => candidate)
}

function isPlausible(candidate: Candidate, sought: Sought, isBrand: boolean) {
  const { name, towns, isLegalName } = sought
  if (isPublicBody(name.key)) return true
  const { form } = readName(candidate.name)
  const isHere = isIn(candidate, towns)
  if (!form && LOCAL.test(name.key)) return isHere
  const isWhole = form === name.form && (form !== null || isLegalName)
  const isOneWord = !name.key.includes(' ')
  if (isOneWord || isBrand) return isWhole || (isHere && form === name.form)
  return isWhole || isHere || !isCommonName(name.key)
}

function isIn(candidate: Candidate, towns: Set<string>) {
  return [...keysOfTowns(candidate)].some((town) => towns.has(town))
}

/** One organisation is an answer, printed in several ways or not, as long as it says one thing. */
function decide(candidates: Candidate[]): Choice {
  const listed = candidates.filter(({ isListed }) => isListed)
  const considered = listed.length > 0 ? listed : candidates
  const [first] = considered.toSorted(byAge)
  if (!first) return NONE
  const organisations = groupByOrganisation(considered).length
  const standings = new Set(considered.map(standingOf))
  if (organisations === 1 && standings.size === 1 && !standings.has('A B')) {
    return { kind: 'one', entry: toEntry(first) }
  }
  return { kind: 'several', count: Math.max(considered.length, 2) }
}

/** Its ratings for skilled workers. */
function standingOf({ licences }: Candidate) {
  const ratings = licences
    .filter(({ route }) => route === 'Skilled Worker')
    .map(({ rating }) => rating)
  return [...new Set(ratings)].sort().join(' ')
}

function countOrganisations(candidates: Candidate[]) {
  return new Set(candidates.map(({ nameKey }) => nameKey)).size
}

function byAge(one: Candidate, other: Candidate) {
  return one.firstSeen < other.firstSeen || (one.firstSeen === other.firstSeen && one.id < other.id)
    ? -1
    : 1
}

export function toEntry({ nameKey: _key, tradingKeys: _keys, ...entry }: Candidate): RegisterEntry {
  return entry
}

/** What was found, by what it is looked for. */
export interface Candidates {
  byId: Map<string, Candidate>
  byName: Map<string, Candidate[]>
  byTrading: Map<string, Candidate[]>
}

export function sortCandidates(candidates: Candidate[]): Candidates {
  const found: Candidates = { byId: new Map(), byName: new Map(), byTrading: new Map() }
  for (const candidate of candidates) {
    found.byId.set(candidate.id, candidate)
    push(found.byName, candidate.nameKey, candidate)
    for (const key of candidate.tradingKeys) push(found.byTrading, key, candidate)
  }
  return found
}

function push(map: Map<string, Candidate[]>, key: string, candidate: Candidate) {
  const there = map.get(key)
  if (there) there.push(candidate)
  else map.set(key, [candidate])
}

export function toMatch(
  choice: Choice,
  how: 'exact' | 'trading-name' | 'alias',
  searchedFor: string,
): RegisterMatch | null {
  if (choice.kind === 'none') return null
  if (choice.kind === 'several') return { how: 'several', searchedFor, count: choice.count }
  return { how, searchedFor, entry: choice.entry }
}
