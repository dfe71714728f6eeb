import type { RegisterFacts, RegisterMatch } from '#contract/sponsorship/facts.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findAlias } from './matching/aliases.ts'
import {
  chooseByName,
  chooseByTradingName,
  sortCandidates,
  toEntry,
  toMatch,
  type Candidates,
  type Sought,
} from './matching/choose-entry.ts'
import { findCandidates } from './matching/find-candidates.ts'
import { readName } from './names/name-key.ts'
import { areOneOrganisation } from './names/same-organisation.ts'
import { townsOf } from './names/town-key.ts'

/** What an employer is looked for by. */
export interface EmployerSought {
  /** The entry the employer confirmed. */
  sponsorId: string | null
  legalName: string | null
  /** The name in the advert. */
  employerName: string
  /** Where the job is, as written. */
  place: string | null
}

type Wanted = Sought & { sponsorId: string | null; searchedFor: string }

/** What the newest register says of each, in their order; one question to the database for all. */
export async function findRegisterFacts(
  db: Db,
  sought: EmployerSought[],
): Promise<RegisterFacts[]> {
  if (sought.length === 0) return []
  const wanted = sought.map(toWanted)
  const names = wanted.map(({ name }) => name)
  const aliases = names.map(findAlias).filter((alias) => alias !== null)
  const found = await findCandidates(db, {
    ids: unique(wanted.map(({ sponsorId }) => sponsorId ?? '')),
    nameKeys: unique([...names, ...aliases].map(({ key }) => key)),
    tradingKeys: unique(names.flatMap(({ key, tradingKeys }) => [key, ...tradingKeys])),
  })
  if (!found) return sought.map(() => ({ state: 'not-loaded' }))

  const candidates = sortCandidates(found.candidates)
  return wanted.map((each) => ({
    state: 'loaded',
    publishedOn: found.publishedOn,
    match: match(each, candidates),
  }))
}

/** Who gives a legal name is looked for under that alone. */
function toWanted({ sponsorId, legalName, employerName, place }: EmployerSought): Wanted {
  const searchedFor = legalName?.trim() || employerName.trim()
  return {
    sponsorId,
    searchedFor,
    name: readName(searchedFor),
    towns: townsOf(place),
    isLegalName: !!legalName?.trim(),
  }
}

function match(wanted: Wanted, found: Candidates): RegisterMatch {
  const { searchedFor } = wanted
  return (
    confirmed(wanted, found) ??
    toMatch(chooseByName(wanted, found), 'exact', searchedFor) ??
    (wanted.isLegalName
      ? null
      : toMatch(chooseByTradingName(wanted, found), 'trading-name', searchedFor)) ??
    byAlias(wanted, found) ?? { how: 'none', searchedFor }
  )
}

/** The entry itself, or the same organisation where the register spells its name in another way now. */
function confirmed({ sponsorId, searchedFor }: Wanted, found: Candidates): RegisterMatch | null {
  const entry = sponsorId ? found.byId.get(sponsorId) : undefined
  if (!entry) return null
  const respelled = entry.isListed
    ? undefined
    : found.byName
        .get(entry.nameKey)
        ?.find((other) => other.isListed && areOneOrganisation(entry, other))
  return { how: 'confirmed', searchedFor, entry: toEntry(respelled ?? entry) }
}

function byAlias(wanted: Wanted, found: Candidates): RegisterMatch | null {
  const name = findAlias(wanted.name)
  if (!name) return null
  return toMatch(
    chooseByName({ ...wanted, name, isLegalName: true }, found),
    'alias',
    wanted.searchedFor,
  )
}

function unique(keys: string[]) {
  return [...new Set(keys)].filter((key) => key !== '')
}
