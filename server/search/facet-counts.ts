import { LRUCache } from 'lru-cache'
import type { Db } from '#server/platform/database/database.ts'
import { FACET_NAMES, type CheckFacet, type FacetName } from '#contract/search.ts'
import { chosenValue, buildFacetOptions, toCounts, type Counts } from './facet-options.ts'
import type { Verdict } from '#contract/sponsorship/check.ts'
import { codesWithVerdict } from './verdict-codes.ts'
import { keep, type Kept } from './kept.ts'
import { chosenFilters, countsKey, type Criteria } from './query/criteria.ts'
import { NO_PAGE, scan, type Slice } from './query/scan.ts'
import { sampleRows } from './query/index-scan.ts'

/** From here on a number is only said to be reached. */
export const MANY = 10_000
const MOST_KEPT = 2000
const SAMPLE = 400

/** Counts of searches by filters alone, kept for as long as counting them again would cost too much. */
export function createCountCache(db: Db, isDear: () => boolean) {
  const kept = new LRUCache<string, Kept<Counts>>({ max: MOST_KEPT })

  return {
    of(criteria: Criteria): Kept<Counts> {
      const key = countsKey(criteria)
      const count = async () => (await scanWithCounts(db, criteria, NO_PAGE)).counts
      const known = kept.get(key) ?? keep(count, { isDear })
      kept.set(key, known)
      return known
    },
    forget() {
      for (const counts of kept.values()) counts.forget()
    },
  }
}

export async function scanWithCounts(db: Db, criteria: Criteria, slice: Slice) {
  const { ids, facets } = await scan(db, criteria, slice)
  return { ids, counts: toCounts(facets, criteria) }
}

/**
 * The same where only what meets every filter is read: of the filters that are set, no other values
 * are known.
 */
export async function scanFiltered(db: Db, criteria: Criteria, slice: Slice) {
  const { ids, facets } = await scan(db, criteria, slice, { withAllFilters: true })
  const { total, facets: options } = toCounts(facets, criteria)
  return { ids, counts: { total, facets: onlyChosen(options, criteria) } }
}

/** What can be said without counting: values that surely occur, for a search that many jobs match. */
export async function estimateCounts(db: Db, criteria: Criteria, guess: number): Promise<Counts> {
  const sample = await sampleRows(db, criteria, SAMPLE)
  const occurs = {
    category: new Set(sample.map(({ category }) => category)),
    type: new Set(sample.map(({ type }) => String(type))),
    country: new Set(sample.map(({ country }) => country)),
  }
  const highestPay = Math.max(-1, ...sample.map(({ pay }) => pay))
  const newest = Math.max(0, ...sample.map(({ postedAt }) => Date.parse(postedAt)))
  const known = (isThere: boolean) => (isThere ? null : 0)
  const said = new Set(sample.flatMap(({ checks }) => checks ?? []))
  const says = (name: CheckFacet) => (value: string) =>
    known(codesWithVerdict(name, value as Verdict).some((packed) => said.has(packed)))
  const facets = buildFacetOptions(
    {
      category: (value) => known(occurs.category.has(value)),
      type: (value) => known(occurs.type.has(value)),
      country: (value) => known(occurs.country.has(value)),
      pay: (value) => known(highestPay >= Number(value)),
      days: (value) => known(newest > Date.now() - Number(value) * 86_400_000),
      remote: () => known(sample.some(({ isRemote }) => isRemote)),
      licence: says('licence'),
      occupation: says('occupation'),
      rate: says('rate'),
      wording: says('wording'),
    },
    criteria,
  )
  // A guess may be twice too high.
  const count = guess >= 2 * MANY ? MANY : sample.length
  return { total: { count, isExact: false }, facets: onlyChosen(facets, criteria) }
}

function onlyChosen(facets: Counts['facets'], criteria: Criteria): Counts['facets'] {
  const chosen = new Set<FacetName>(chosenFilters(criteria))
  const entries = FACET_NAMES.map((name) => [
    name,
    facets[name].filter(({ value }) => !chosen.has(name) || value === chosenValue(name, criteria)),
  ])
  return Object.fromEntries(entries)
}
