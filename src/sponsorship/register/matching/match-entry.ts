import type { RegisterEntry, RegisterMatch } from '#sponsorship/model/facts.ts'
import {
  baseOfGroup,
  hasCompanyForm,
  isGroupName,
  isHealthBody,
  nameVariants,
} from '#sponsorship/register/names/name-variants.ts'
import { parseName, type SponsorName } from '#sponsorship/register/names/name-key.ts'
import {
  groupByOrganisation,
  isPublicBody,
  townKeys,
} from '#sponsorship/register/names/same-organisation.ts'
import { findAlias } from './aliases.ts'
import { isCommonName } from './common-words.ts'
import type { Candidate } from './find-candidates.ts'

/** The values by which one employer is matched. */
export interface SponsorQuery {
  name: SponsorName
  towns: Set<string>
  /** True if the employer states that this is its legal name. */
  isLegalName: boolean
}

export type EntryMatch =
  | { kind: 'one'; entry: RegisterEntry }
  | { kind: 'several'; count: number }
  | { kind: 'none' }

const NONE: EntryMatch = { kind: 'none' }
const MOST_NAMESAKES = 10
// A trading name with this many holders is a franchise brand.
const FRANCHISE_HOLDERS = 3
// Kinds of places that have the same names all over the country.
const LOCAL =
  /\b(?:church|parish|mosque|temple|school|nursery|surgery|practice|pharmacy|clinic|(?:medical|health) centre|(?:care|nursing) home|hotel|restaurant|takeaway|farm|club)\b/

/**
 * Matches the legal name. One organisation that has it exactly, with or without its legal form, is the employer; a
 * different town does not rule it out, because employers have several sites. A franchise’s name, or that of a kind of
 * place that every town has, must also match the town.
 */
export function matchByName(query: SponsorQuery, found: CandidateIndex): EntryMatch {
  const { name } = query
  const holders = countOrganisations(found.byTrading.get(name.key) ?? [])
  const isBrand = holders >= FRANCHISE_HOLDERS
  if (isBrand && !name.form) return { kind: 'several', count: holders }
  const bearing = found.byName.get(name.key) ?? []
  const fitting = withForm(bearing, name.form)
  return pickEntry(fitting.filter((candidate) => isPlausible(candidate, query, isBrand)))
}

/**
 * Matches the only health body whose name has ‘NHS’ or ‘Trust’ added or left out, or the only company of a name, if it adds
 * no more than ‘UK’. Other companies of such names stay namesakes.
 */
export function matchByVariant({ name }: SponsorQuery, found: CandidateIndex): EntryMatch {
  const isHealth = isHealthBody(name.key)
  const bearing = isHealth ? findVariants(name, found) : findLonger(name, found)
  const isOnly = groupByOrganisation(bearing).length === 1
  const isSafe = isHealth || bearing.every(({ nameKey }) => nameKey === `${name.key} uk`)
  return isOnly && isSafe ? pickEntry(bearing) : NONE
}

/**
 * Whether an entry is only one of several companies that begin with this name: a brand or a group, of which any company
 * may be the employer. A name with its legal form is a company’s own, but for ‘plc’; so is one of several words that is no group’s, as the
 * register prints it.
 */
export function isOneOfSeveral(
  { name, isLegalName }: SponsorQuery,
  entry: RegisterEntry,
  found: CandidateIndex,
): boolean {
  if (isLegalName || hasCompanyForm(name.form)) return false
  if (findAlias(name)?.isBrand) return true
  const isOwn = !parseName(entry.name).form && name.key.includes(' ') && baseOfGroup(name) === null
  if (isOwn) return false
  const others = [...findLonger(name, found), ...findOfGroup(name, found)]
  return others.some(({ nameKey }) => nameKey !== parseName(entry.name).key)
}

/** Companies of a group that drop its last word: ‘Saltmarsh Highways’ of ‘Saltmarsh Group’, unless many share the word. */
function findOfGroup(name: SponsorName, found: CandidateIndex): Candidate[] {
  const base = baseOfGroup(name)
  if (base === null || isCommonName(base)) return []
  const own = found.byName.get(base)?.filter(({ isListed }) => isListed) ?? []
  return [...own, ...findLonger({ ...name, key: base }, found)]
}

/** Entries whose name continues after a group’s name. */
function findLonger(name: SponsorName, found: CandidateIndex): Candidate[] {
  if (!isGroupName(name)) return []
  return [...found.byName]
    .filter(([key]) => key.startsWith(`${name.key} `))
    .flatMap(([, candidates]) => candidates)
    .filter(({ isListed }) => isListed)
}

function findVariants(name: SponsorName, found: CandidateIndex): Candidate[] {
  return nameVariants(name.key)
    .flatMap((key) => found.byName.get(key) ?? [])
    .filter(({ isListed }) => isListed)
}

/** Matches a trading name, in the sponsor’s own town only. */
export function matchByTradingName(
  { name, towns }: SponsorQuery,
  found: CandidateIndex,
): EntryMatch {
  const keys = [name.key, ...name.tradingKeys].filter((key) => key.includes(' '))
  const holders = keys
    .flatMap((key) => found.byTrading.get(key) ?? [])
    .filter(({ isListed }) => isListed)
  const count = countOrganisations(holders)
  if (count >= FRANCHISE_HOLDERS) return { kind: 'several', count }
  return pickEntry(holders.filter((holder) => isInTowns(holder, towns)))
}

/** Listed entries with this name, which `matchByName` does not accept as the employer's. */
export function findNamesakes({ name }: SponsorQuery, found: CandidateIndex): RegisterEntry[] {
  const bearing = (found.byName.get(name.key) ?? []).filter(({ isListed }) => isListed)
  const same = withForm(bearing, name.form)
  const all =
    hasCompanyForm(name.form) || (same.length > 0 && !isGroupName(name))
      ? same
      : [
          ...same,
          ...findVariants(name, found),
          ...findLonger(name, found),
          ...findOfGroup(name, found),
        ]
  return [...new Set(all)].toSorted(byAge).slice(0, MOST_NAMESAKES).map(toEntry)
}

/** Keeps candidates with the given legal form, or those without a form if no candidate has it. */
function withForm(bearing: Candidate[], form: string | null) {
  if (!form) return bearing
  const forms = bearing.map((candidate) => ({ candidate, form: parseName(candidate.name).form }))
  const same = forms.filter((each) => each.form === form)
  const unsaid = forms.filter((each) => each.form === null)
  return (same.length > 0 ? same : unsaid).map(({ candidate }) => candidate)
}

function isPlausible(candidate: Candidate, query: SponsorQuery, isBrand: boolean) {
  const { name, towns, isLegalName } = query
  if (isPublicBody(name.key)) return true
  const { form } = parseName(candidate.name)
  const isHere = isInTowns(candidate, towns)
  if (!form && LOCAL.test(name.key)) return isHere
  // ‘Network Plus’ may be any company of such a name.
  if (form && !name.form && !isLegalName && isCommonName(name.key)) return isHere
  const isWhole = form === name.form && (form !== null || isLegalName)
  return !isBrand || isWhole || (isHere && form === name.form)
}

function isInTowns(candidate: Candidate, towns: Set<string>) {
  return [...townKeys(candidate)].some((town) => towns.has(town))
}

/** The only organisation, even under several spellings, if all its entries have the same ratings. */
function pickEntry(candidates: Candidate[]): EntryMatch {
  const listed = candidates.filter(({ isListed }) => isListed)
  const considered = listed.length > 0 ? listed : candidates
  const [first] = considered.toSorted(byAge)
  if (!first) return NONE
  const organisations = groupByOrganisation(considered).length
  const ratings = new Set(considered.map(ratingsOf))
  if (organisations === 1 && ratings.size === 1 && !ratings.has('A B')) {
    return { kind: 'one', entry: toEntry(first) }
  }
  return { kind: 'several', count: Math.max(considered.length, 2) }
}

/** Its ratings for the Skilled Worker route. */
function ratingsOf({ licences }: Candidate) {
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

/** The candidates by each of their keys. */
export interface CandidateIndex {
  byId: Map<string, Candidate>
  byName: Map<string, Candidate[]>
  byTrading: Map<string, Candidate[]>
}

export function indexCandidates(candidates: Candidate[]): CandidateIndex {
  const found: CandidateIndex = { byId: new Map(), byName: new Map(), byTrading: new Map() }
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

export function toRegisterMatch(
  match: EntryMatch,
  how: 'exact' | 'trading-name' | 'alias' | 'group',
  searchedFor: string,
): RegisterMatch | null {
  if (match.kind === 'none') return null
  if (match.kind === 'several') return { how: 'several', searchedFor, count: match.count }
  return { how, searchedFor, entry: match.entry }
}
