import type { Db } from '#platform/database/database.ts'
import { FACET_NAMES, MANY_JOBS, type CheckFacet, type FacetName } from '#board/search/search.ts'
import { chosenValue, buildFacetOptions, toCounts, type Counts } from './facet-options.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import { codesWithVerdict } from '#board/search/finding/answer-codes.ts'
import { chosenFilters, type Criteria } from '#board/search/query/criteria.ts'
import { sampleMatches, scan, type SampleRow, type Slice } from '#board/search/query/scan.ts'
import { sampleNewest } from '#board/search/query/index-scan.ts'

/** The factor by which an estimate may be too high. */
export const MAX_OVERESTIMATE = 2
const SAMPLE_SIZE = 400

/** Exact counts and the page from one scan. */
export async function scanWithCounts(db: Db, criteria: Criteria, slice: Slice) {
  const { ids, facets } = await scan(db, criteria, slice)
  return { ids, counts: toCounts(facets, criteria) }
}

/** Like `scanWithCounts`, but reads only rows that match every filter, so an active filter offers no other values. */
export async function scanFiltered(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  { areWordsRare = false } = {},
) {
  const { ids, facets } = await scan(db, criteria, slice, { withAllFilters: true, areWordsRare })
  const { total, facets: options } = toCounts(facets, criteria)
  return { ids, counts: { total, facets: onlyChosen(options, criteria) } }
}

/** Lists values that certainly occur, without counting, for a search that matches many jobs. */
export async function estimateCounts(
  db: Db,
  criteria: Criteria,
  estimate: number,
): Promise<Counts> {
  const sample = await sampleNewest(db, criteria, SAMPLE_SIZE)
  const count = estimate >= MAX_OVERESTIMATE * MANY_JOBS ? MANY_JOBS : sample.length
  return { total: { count, isExact: false }, facets: facetsOf(sample, criteria) }
}

/**
 * Like `estimateCounts`, for words expected in at least `many` jobs but not in most: their index samples faster than
 * the dates.
 */
export async function sampleCounts(db: Db, criteria: Criteria, many: number): Promise<Counts> {
  const { total, facets } = await countUpTo(db, criteria, Math.min(SAMPLE_SIZE, many))
  return { total: total.isExact ? total : { count: many, isExact: false }, facets }
}

/** Like `estimateCounts`, with a total that is exact up to `limit`, for a search that may match fewer. */
export async function countUpTo(db: Db, criteria: Criteria, limit: number): Promise<Counts> {
  const [{ sample, total }, newest] = await Promise.all([
    sampleMatches(db, criteria, limit),
    // The other sample starts with the oldest.
    sampleNewest(db, criteria, 1),
  ])
  return { total, facets: facetsOf([...sample, ...newest], criteria) }
}

/** The values that occur in a sample, uncounted. */
function facetsOf(sample: SampleRow[], criteria: Criteria): Counts['facets'] {
  const occurs = {
    category: new Set(sample.map(({ category }) => category)),
    type: new Set(sample.map(({ type }) => String(type))),
    country: new Set(sample.map(({ country }) => country)),
  }
  const highestPay = Math.max(-1, ...sample.map(({ pay }) => pay))
  const newest = Math.max(0, ...sample.map(({ postedAt }) => Date.parse(postedAt)))
  const uncounted = (occurs: boolean) => (occurs ? null : 0)
  const codes = new Set(sample.flatMap(({ verdicts }) => verdicts ?? []))
  const hasVerdict = (name: CheckFacet) => (value: string) =>
    uncounted(codesWithVerdict(name, value as Verdict).some((code) => codes.has(code)))
  const options = buildFacetOptions(
    {
      answer: () => null,
      category: (value) => uncounted(occurs.category.has(value)),
      type: (value) => uncounted(occurs.type.has(value)),
      country: (value) => uncounted(occurs.country.has(value)),
      pay: (value) => uncounted(highestPay >= Number(value)),
      days: (value) => uncounted(newest > Date.now() - Number(value) * 86_400_000),
      remote: () => uncounted(sample.some(({ isRemote }) => isRemote)),
      licence: hasVerdict('licence'),
      occupation: hasVerdict('occupation'),
      rate: hasVerdict('rate'),
      wording: hasVerdict('wording'),
    },
    criteria,
  )
  return onlyChosen(options, criteria)
}

function onlyChosen(facets: Counts['facets'], criteria: Criteria): Counts['facets'] {
  const chosen = new Set<FacetName>(chosenFilters(criteria))
  const isKnown = (name: FacetName, value: string) =>
    !chosen.has(name) || value === chosenValue(name, criteria)
  const entries = FACET_NAMES.map((name) => [
    name,
    name === 'answer'
      ? facets.answer.map((option) =>
          isKnown('answer', option.value) ? option : { ...option, count: null },
        )
      : facets[name].filter(({ value }) => isKnown(name, value)),
  ])
  return Object.fromEntries(entries)
}
