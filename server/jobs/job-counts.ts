import { CATEGORIES } from '#contract/categories.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { JobType, type JobFacets, type JobFilter } from '#contract/jobs.ts'
import type { Db } from '#server/platform/database/database.ts'
import { countOpen, type CountRow } from './jobs.queries.ts'

// Counting may take at most a fiftieth of the time: a count that took 20 ms is used for a second.
const REUSE_FACTOR = 50

interface Tally {
  rows: CountRow[]
  freshUntil: number
  facets: Map<string, JobFacets>
}

/**
 * Totals and facets for every combination of filters, from one small table of counts that is kept
 * for as long as counting it again would cost too much. Requests that meet share one count.
 */
export function createJobCounts(db: Db) {
  let counting: Promise<Tally> | null = null
  let latest: Tally | null = null

  return { facets, forget }

  async function facets(filter: JobFilter): Promise<JobFacets> {
    const tally = latest && latest.freshUntil > Date.now() ? latest : await count()
    const key = `${filter.category}|${filter.type}|${filter.country}`
    const known = tally.facets.get(key) ?? facetsOf(tally.rows, filter)
    tally.facets.set(key, known)
    return known
  }

  /** After a change made here: the next answer counts again. */
  function forget() {
    latest = null
    counting = null
  }

  function count() {
    const current = (counting ??= tally().finally(() => {
      if (counting === current) counting = null
    }))
    return current
  }

  async function tally() {
    const started = performance.now()
    const rows = await countOpen(db)
    const freshUntil = Date.now() + REUSE_FACTOR * (performance.now() - started)
    latest = { rows, freshUntil, facets: new Map() }
    return latest
  }
}

function facetsOf(rows: CountRow[], { category, type, country }: JobFilter): JobFacets {
  const categories = new Map<string, number>()
  const types = new Map<string, number>()
  const countries = new Map<string, number>()
  let total = 0
  for (const row of rows) {
    const isCategory = !category || row.category === category
    const isType = !type || row.type === type
    const isCountry = !country || row.country === country
    if (isCategory && isType && isCountry) total += row.count
    if (isType && isCountry) add(categories, row.category, row.count)
    if (isCategory && isCountry && row.type) add(types, row.type, row.count)
    if (isCategory && isType) add(countries, row.country, row.count)
  }
  return {
    total,
    categories: options(
      CATEGORIES.map(({ slug, name }) => ({ value: slug, name })),
      categories,
      category,
    ),
    types: options(
      JobType.options.map((value) => ({ value, name: value })),
      types,
      type,
    ),
    countries: options(
      COUNTRIES.map(({ code, name }) => ({ value: code, name })),
      countries,
      country,
    ),
  }
}

function add(counts: Map<string, number>, key: string, count: number) {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

/** Only values that lead somewhere, and the chosen one. */
function options<Value extends string>(
  all: { value: Value; name: string }[],
  counts: Map<string, number>,
  chosen: string | null,
) {
  return all
    .map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === chosen)
}
