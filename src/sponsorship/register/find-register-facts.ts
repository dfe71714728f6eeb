import type { RegisterFacts, RegisterMatch } from '#sponsorship/model/facts.ts'
import type { Db } from '#platform/database/database.ts'
import { hiringEmployer } from '#sponsorship/advert/hiring-employer.ts'
import { findAlias } from './matching/aliases.ts'
import {
  findNamesakes,
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
import { hasCompanyForm, isGroupName, nameVariants } from './names/name-variants.ts'
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

type NameQuery = SponsorQuery & { sponsorId: string | null; searchedFor: string }

/** The newest register’s facts about each employer, in order, with one query. */
export async function findRegisterFacts(
  db: Db,
  employers: EmployerQuery[],
): Promise<RegisterFacts[]> {
  if (employers.length === 0) return []
  const query = employers.map(toNameQuery)
  const names = query.map(({ name }) => name)
  const aliases = names.map(findAlias).filter((alias) => alias !== null)
  const found = await findCandidates(db, {
    ids: unique(query.map(({ sponsorId }) => sponsorId ?? '')),
    nameKeys: unique([
      ...[...names, ...aliases].map(({ key }) => key),
      ...names.flatMap(({ key, form }) => (hasCompanyForm(form) ? [] : nameVariants(key))),
    ]),
    tradingKeys: unique(names.flatMap(({ key, tradingKeys }) => [key, ...tradingKeys])),
    prefixes: unique(names.filter(isGroupName).map(({ key }) => key)),
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
  const searchedFor = legalName?.trim() || hiringEmployer(employerName, title)
  return {
    sponsorId,
    searchedFor,
    name: parseName(searchedFor),
    towns: parseTowns(place),
    isLegalName: !!legalName?.trim(),
  }
}

function match(query: NameQuery, found: CandidateIndex): RegisterMatch {
  const { searchedFor } = query
  return (
    matchConfirmed(query, found) ??
    toRegisterMatch(matchByName(query, found), 'exact', searchedFor) ??
    (query.isLegalName
      ? null
      : toRegisterMatch(matchByTradingName(query, found), 'trading-name', searchedFor)) ??
    matchByAlias(query, found) ??
    (query.isLegalName
      ? null
      : toRegisterMatch(matchByVariant(query, found), 'group', searchedFor)) ??
    toNamesakes(query, found) ?? { how: 'none', searchedFor }
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

function toNamesakes(query: NameQuery, found: CandidateIndex): RegisterMatch | null {
  const entries = findNamesakes(query, found)
  const { searchedFor } = query
  return entries.length > 0 ? { how: 'namesakes', searchedFor, entries } : null
}

function matchByAlias(query: NameQuery, found: CandidateIndex): RegisterMatch | null {
  const name = findAlias(query.name)
  if (!name) return null
  return toRegisterMatch(
    matchByName({ ...query, name, isLegalName: true }, found),
    'alias',
    query.searchedFor,
  )
}

function unique(keys: string[]) {
  return [...new Set(keys)].filter((key) => key !== '')
}
