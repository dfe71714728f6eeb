import {
  ANY_SEARCH,
  FACET_NAMES,
  RADII,
  type JobSearch,
  type AlternativeSearch,
} from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import { findPlace } from '#platform/places/gazetteer.ts'
import { describeKeywords, parseKeywords } from '#board/search/words/keywords.ts'
import withoutFilter from './without-filter.json' with { type: 'json' }

const MAX_ALTERNATIVES = 5
// Wider areas say little, and take longest to count.
const MAX_WIDER = 2
// Each count takes up to three of the eight connections that all searches of a process share.
const COUNTED_AT_ONCE = 2
const FILTERS = [...FACET_NAMES, 'occupationCode'] as const

type Candidate = Omit<AlternativeSearch, 'total'>

/** Similar searches with results, for a search without any, the most similar first. */
export async function findAlternatives(
  search: JobSearch,
  count: (search: JobSearch) => Promise<SearchTotal>,
): Promise<AlternativeSearch[]> {
  const candidates = [
    ...notRuledOut(search),
    ...widerAreas(search),
    ...notRuledOutElsewhere(search),
    ...fewerFilters(search),
    ...fewerWords(search),
    ...wordsOnly(search),
  ]
  const found: AlternativeSearch[] = []
  let rest = candidates
  while (found.length < MAX_ALTERNATIVES) {
    const batch = nextToCount(rest, found)
    if (batch.length === 0) break
    rest = rest.filter((candidate) => !batch.includes(candidate))
    const totals = await Promise.all(batch.map((candidate) => count(candidate.search)))
    for (const [index, total] of totals.entries()) {
      const candidate = batch[index]
      if (candidate && saysMore(candidate, total, found)) found.push({ ...candidate, total })
    }
  }
  return candidates
    .flatMap((candidate) => found.filter(({ search }) => search === candidate.search))
    .slice(0, MAX_ALTERNATIVES)
}

/** The next few candidates, without wider areas once the nearest that have jobs are found. */
function nextToCount(candidates: Candidate[], found: AlternativeSearch[]) {
  let areas = MAX_WIDER - found.filter(({ kind }) => kind === 'wider').length
  const wanted = candidates.filter(({ kind }) => {
    if (kind !== 'wider') return true
    areas -= 1
    return areas >= 0
  })
  return wanted.slice(0, COUNTED_AT_ONCE)
}

/** Whether an alternative adds anything: a wider area with no more jobs than a nearer one does not. */
function saysMore({ kind }: Candidate, { count }: SearchTotal, others: AlternativeSearch[]) {
  if (kind !== 'wider' && kind !== 'anywhere') return count > 0
  return count > (others.findLast((other) => other.kind === kind)?.total.count ?? 0)
}

function widerAreas(search: JobSearch): Candidate[] {
  const place = search.place ? findPlace(search.place) : null
  if (!search.place) return []
  const name = place?.name ?? search.place
  const radii =
    place?.latitude == null || place.reach ? [] : RADII.filter((miles) => miles > search.radius)
  return [
    ...radii.map((radius) => ({
      kind: 'wider' as const,
      search: { ...search, radius },
      label: `Look within ${radius} miles of ${name}`,
    })),
    {
      kind: 'anywhere',
      search: { ...search, place: '', radius: ANY_SEARCH.radius },
      label: 'Look anywhere',
    },
  ]
}

function fewerFilters(search: JobSearch): Candidate[] {
  return chosenFilters(search).map((name) => ({
    kind: 'fewer-filters',
    search: { ...search, [name]: ANY_SEARCH[name] },
    label: withoutFilter[name],
  }))
}

function chosenFilters(search: JobSearch) {
  return FILTERS.filter((name) => search[name] !== ANY_SEARCH[name])
}

/** Jobs that are not ruled out: the nearest alternative to jobs that pass. */
function notRuledOut(search: JobSearch): Candidate[] {
  if (search.answer !== 'pass') return []
  return [
    {
      kind: 'fewer-filters',
      search: { ...search, answer: 'open' },
      label: 'Include jobs with ‘Maybe’',
    },
  ]
}

/** Wider areas for jobs that are not ruled out, in case no job passes there either. */
function notRuledOutElsewhere(search: JobSearch): Candidate[] {
  if (search.answer !== 'pass') return []
  return widerAreas({ ...search, answer: 'open' }).map(({ label, ...area }) => ({
    ...area,
    label: `${label}, with ‘Maybe’ too`,
  }))
}

/** The search without the place and all filters, in case removing one of them is not enough. */
function wordsOnly(search: JobSearch): Candidate[] {
  const { q, title, sort } = search
  const set = chosenFilters(search)
  if ((!q && !title) || set.length + (search.place ? 1 : 0) < 2) return []
  return [
    {
      kind: 'fewer-filters',
      search: { ...ANY_SEARCH, q, title, sort },
      label: search.place ? 'Look anywhere, without filters' : 'Look without filters',
    },
  ]
}

/** The search without one of the words, for each word. */
function fewerWords(search: JobSearch): Candidate[] {
  const { clauses } = parseKeywords(search.q)
  return clauses.flatMap((left) => {
    const rest = clauses.filter((clause) => clause !== left)
    if (rest.every(({ excluded }) => excluded)) return []
    const q = describeKeywords(rest)
    return {
      kind: 'fewer-words',
      search: { ...search, q },
      label: left.excluded
        ? `Look at jobs with “${left.typed}” too`
        : `Search for “${q.replaceAll('"', '')}” alone`,
    }
  })
}
