import { describeCount } from '#board/search/describe-search.ts'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import type { ClosedWork } from '#sponsorship/headline/closed-work.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { Db } from '#platform/database/database.ts'
import { explainClosedWork } from '#sponsorship/closed-work/explain-closed-work.ts'
import { CHECKED_COUNTRY } from '#sponsorship/stored-checks/stored-check.ts'
import type { Counts } from '#board/search/counts/facet-options.ts'
import type { TitleVerdicts } from '#board/search/counts/total.ts'
import type { Question, Resolved } from '#board/search/finding/resolve.ts'
import { parseKeywords } from '#board/search/words/keywords.ts'
import { findRole } from '#board/search/words/roles/roles.ts'

interface Counters {
  count: (search: JobSearch) => Promise<SearchTotal>
  countTitles: (title: string) => Promise<TitleVerdicts>
}

const MOST = 0.9

/**
 * The reason why no applicant can be sponsored in the searched work. Null if some can, if many jobs of that name are of
 * open work, or if the search is not for one kind of work in the UK.
 */
export async function findClosedWork(
  db: Db,
  { search, viewer }: Question,
  { interpretation, counts }: Pick<Resolved, 'interpretation'> & { counts: Counts },
  { count, countTitles }: Counters,
): Promise<ClosedWork | null> {
  const country = search.country ?? interpretation.place?.country ?? CHECKED_COUNTRY
  const title = workOf(interpretation.corrected?.to ?? search.q)
  if (!title || country !== CHECKED_COUNTRY) return null
  if (hasNoClosedJob(search, { counts, isForSponsored: !!interpretation.sponsorship?.answer }))
    return null
  const closed = await explainClosedWork(db, title, viewer.person)
  if (!closed || !isMostlyClosed(await countTitles(title))) return null
  const near = await Promise.all(
    closed.near.map(async ({ work: { name, q }, asks }) => ({
      name,
      asks,
      q,
      total: await count({ ...ANY_SEARCH, q }),
    })),
  )
  const isEveryJob = countVerdict(counts, 'fail') === counts.total.count
  const whose = isEveryJob ? 'for people who may work in the UK already' : 'found'
  return {
    ...closed,
    heading: `${describeCount(counts.total)} ${whose}`,
    near: near.filter(({ total }) => total.count > 0),
  }
}

/** The searched words without places of work, subjects and conditions; '' if they name two roles. */
function workOf(q: string): string {
  const wanted = parseKeywords(q).clauses.filter(({ excluded }) => !excluded)
  const roles = wanted.filter(({ lexeme }) => lexeme && findRole(lexeme))
  if (roles.length > 1) return ''
  return wanted
    .filter((clause) => clause.kind === 'word' || roles.includes(clause))
    .flatMap(({ words }) => words)
    .join(' ')
}

/** The number of found jobs with this verdict on their occupation. */
function countVerdict({ facets }: Counts, verdict: Verdict): number {
  return facets.occupation.find(({ value }) => value === verdict)?.count ?? 0
}

/**
 * Whether jobs were found, but not of closed work: a filter has left only others. People who type that they need a
 * sponsor chose no such filter, and must hear it most.
 */
function hasNoClosedJob(
  { occupation }: JobSearch,
  { counts, isForSponsored }: { counts: Counts; isForSponsored: boolean },
): boolean {
  const { count, isExact } = counts.total
  // The counts of a filter ignore that filter.
  const isFiltered = occupation !== null && occupation !== 'fail'
  const isWithout = !isForSponsored && countVerdict(counts, 'fail') === 0
  return isExact && count > 0 && (isFiltered || isWithout)
}

/**
 * Whether almost no job with this title is open. Titles decide: on every big board the words also find many jobs of
 * other work, such as those of nurses who work with care assistants.
 */
function isMostlyClosed({ open, closed }: TitleVerdicts): boolean {
  return closed >= MOST * (open + closed)
}
