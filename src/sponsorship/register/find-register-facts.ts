import type { RegisterEntry, RegisterFacts, RegisterMatch } from '#sponsorship/model/facts.ts'
import type { Db } from '#platform/database/database.ts'
import { hiringEmployer } from '#sponsorship/advert/hiring-employer.ts'
import { findAlias } from './matching/aliases.ts'
import {
  findNamesakes,
  isOneOfSeveral,
  matchByName,
  matchByTradingName,
  matchByVariant,
  indexCandidates,
  toEntry,
  toRegisterMatch,
  type CandidateIndex,
  type SponsorQuery,
} from './matching/match-entry.ts'
import { findCandidates } from './matching/find-candidates.ts'
import { baseOfGroup, hasCompanyForm, isGroupName, nameVariants } from './names/name-variants.ts'
import { parseName } from './names/name-key.ts'
import { isSameOrganisation } from './names/same-organisation.ts'
import { parseTowns } from './names/town-key.ts'

/** The values by which an employer is looked up. */
export interface EmployerQuery {
  /** The entry that the employer confirmed. */
  sponsorId: string | null
  legalName: string | null
  /** The name in the advert. */
  employerName: string
  title: string
  /** The place of the job, as written. */
  place: string | null
}

type NameQuery = SponsorQuery & {
  sponsorId: string | null
  searchedFor: string
  /** Whether a board’s advert only seems to name this employer, after its title. */
  isGuess: boolean
}

/** The newest register’s facts about each employer, in order, with one query. */
export async function findRegisterFacts(
  db: Db,
  employers: EmployerQuery[],
): Promise<RegisterFacts[]> {
  if (employers.length === 0) return []
  const query = employers.map(toNameQuery)
  const names = query.map(({ name }) => name)
  const aliases = names.flatMap((name) => findAlias(name)?.name ?? [])
  const found = await findCandidates(db, {
    ids: unique(query.map(({ sponsorId }) => sponsorId ?? '')),
    nameKeys: unique([
      ...[...names, ...aliases].map(({ key }) => key),
      ...names.flatMap(({ key, form }) => (hasCompanyForm(form) ? [] : nameVariants(key))),
    ]),
    tradingKeys: unique(names.flatMap(({ key, tradingKeys }) => [key, ...tradingKeys])),
    prefixes: unique(
      names.filter(isGroupName).flatMap((name) => [name.key, baseOfGroup(name) ?? '']),
    ),
  })
  if (!found) return employers.map(() => ({ state: 'not-loaded' }))

  const candidates = indexCandidates(found.candidates)
  return query.map((each) => ({
    state: 'loaded',
    publishedOn: found.publishedOn,
    match: match(each, candidates),
  }))
}

/** The name to search by; if the employer gives a legal name, only that. */
function toNameQuery({
  sponsorId,
  legalName,
  employerName,
  title,
  place,
}: EmployerQuery): NameQuery {
  const hiring = hiringEmployer(employerName, title)
  const searchedFor = legalName?.trim() || hiring
  return {
    sponsorId,
    searchedFor,
    name: parseName(searchedFor),
    towns: parseTowns(place),
    isLegalName: !!legalName?.trim(),
    isGuess: searchedFor === hiring && hiring !== employerName.trim(),
  }
}

function match(query: NameQuery, found: CandidateIndex): RegisterMatch {
  const { searchedFor } = query
  const confirmed = matchConfirmed(query, found)
  if (confirmed) return confirmed
  const match = matchNames(query, found)
  if (match === null) return toNamesakes(query, found) ?? { how: 'none', searchedFor }
  if (!('entry' in match) || (!query.isGuess && !isOneOfSeveral(query, match.entry, found)))
    return match
  return toNamesakes(query, found, match.entry) ?? match
}

function matchNames(query: NameQuery, found: CandidateIndex): RegisterMatch | null {
  const { searchedFor } = query
  return (
    toRegisterMatch(matchByName(query, found), 'exact', searchedFor) ??
    (query.isLegalName
      ? null
      : toRegisterMatch(matchByTradingName(query, found), 'trading-name', searchedFor)) ??
    matchByAlias(query, found) ??
    (query.isLegalName ? null : toRegisterMatch(matchByVariant(query, found), 'group', searchedFor))
  )
}

/** The entry itself, or the same organisation under its current spelling. */
function matchConfirmed(
  { sponsorId, searchedFor }: NameQuery,
  found: CandidateIndex,
): RegisterMatch | null {
  const entry = sponsorId ? found.byId.get(sponsorId) : undefined
  if (!entry) return null
  const respelled = entry.isListed
    ? undefined
    : found.byName
        .get(entry.nameKey)
        ?.find((other) => other.isListed && isSameOrganisation(entry, other))
  return { how: 'confirmed', searchedFor, entry: toEntry(respelled ?? entry) }
}

/** The entries that may be the employer, the likeliest first. */
function toNamesakes(
  query: NameQuery,
  found: CandidateIndex,
  likeliest?: RegisterEntry,
): RegisterMatch | null {
  const others = findNamesakes(query, found)
  const rest = others.filter(({ id }) => id !== likeliest?.id)
  const entries = likeliest ? [likeliest, ...rest] : others
  const { searchedFor } = query
  return entries.length > 0 ? { how: 'namesakes', searchedFor, entries } : null
}

function matchByAlias(query: NameQuery, found: CandidateIndex): RegisterMatch | null {
  const alias = findAlias(query.name)
  if (!alias) return null
  const { name, isBrand } = alias
  const one = matchByName({ ...query, name, isLegalName: true }, found)
  return isBrand && one.kind === 'one'
    ? toNamesakes(query, found, one.entry)
    : toRegisterMatch(one, 'alias', query.searchedFor)
}

function unique(keys: string[]) {
  return [...new Set(keys)].filter((key) => key !== '')
}
