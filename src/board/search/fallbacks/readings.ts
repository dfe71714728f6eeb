import { searchQuery, type Interpretation, type JobSearch } from '#board/search/search.ts'
import type { Board } from '#board/search/finding/find-ids.ts'
import { correctTypos } from './typos.ts'
import { describeKeywords, type Clause } from '#board/search/words/keywords.ts'
import { findNamedOccupation } from '#sponsorship/advert/suggest-occupations.ts'
import { withWiderRole } from '#board/search/words/parsing/wider-role.ts'
import { withoutRank } from '#board/search/words/parsing/rank-words.ts'

/** A reading of a search in other words, with what to say about them. */
export interface Reading extends Pick<Interpretation, 'corrected' | 'dropped'> {
  clauses: Clause[]
  /** The concept that titles must have. */
  inTitle?: string
  /** The occupation that the jobs must be of. */
  occupationCode?: string
}

/** Other readings of a search that finds nothing, the closest to the typed one first. */
export async function* otherReadings(
  board: Board,
  search: JobSearch,
  typed: Clause[],
): AsyncGenerator<Reading> {
  const better = await correctTypos(board, typed)
  const corrected = better?.corrected ?? null
  if (better) yield { clauses: better.clauses, corrected, dropped: null }
  const unranked = withoutRank(better?.clauses ?? typed)
  for (const { clauses, words, used } of unranked) {
    yield { clauses, corrected, dropped: { used, said: describeDropped(search, words, used) } }
  }
  for (const { clauses, role, used, lexeme } of withWiderRole(better?.clauses ?? typed)) {
    const dropped = { used, said: describeWider(search, role, used) }
    yield { clauses, corrected, dropped, inTitle: lexeme }
  }
  const work = unranked.at(-1)?.clauses ?? better?.clauses ?? typed
  const named = search.occupationCode ? null : ofOccupation(work)
  if (named) {
    const { used, occupation, code, clauses } = named
    const said = `No “${used}” job${fitting(search)} is open: these are jobs of the same occupation, ‘${occupation}’.`
    yield { clauses, corrected, dropped: { used: occupation, said }, occupationCode: code }
  }
}

/** The occupation that all wanted words name together; null if they name none, or say more than its name. */
function ofOccupation(clauses: Clause[]) {
  const used = describeKeywords(clauses.filter(({ excluded }) => !excluded))
  const named = findNamedOccupation(used)
  if (!named) return null
  const excluding = clauses.filter(({ excluded }) => excluded)
  return { used, occupation: named.group, code: named.code, clauses: excluding }
}

function describeWider(search: JobSearch, role: string, used: string) {
  return `No “${role}” job${fitting(search)} is open: these are “${used}” jobs.`
}

function describeDropped(search: JobSearch, words: string[], used: string) {
  const missing = words.map((word) => `‘${word}’`).join(' and ')
  return `No “${used}” job${fitting(search)} has ${missing} in it. Here are jobs without it.`
}

function fitting(search: JobSearch) {
  const isNarrowed = searchQuery({ ...search, q: '', sort: null }) !== ''
  return isNarrowed ? ' that fits your other choices' : ''
}
