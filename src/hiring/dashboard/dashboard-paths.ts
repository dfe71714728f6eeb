import { JOB_FILTERS, JOB_SORTS, JOBS_LIMITS, type JobsQuery } from './dashboard.ts'

/** The specification’s tab of a person’s posted jobs. */
const TAB = 'postedJobs'
const MOST_PAGES = 10_000

export const ALL_JOBS: JobsQuery = { q: '', filter: 'all', sort: 'wait', page: 1 }

/** A query for the table of jobs; invalid parts are ignored. */
export function readJobsQuery(parameters: URLSearchParams): JobsQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    q: toSearch(parameters.get('q') ?? ''),
    filter: keyOf(JOB_FILTERS, parameters.get('filter')) ?? ALL_JOBS.filter,
    sort: keyOf(JOB_SORTS, parameters.get('sort')) ?? ALL_JOBS.sort,
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The table’s path, without default values. */
export function postedJobsPath(query: Partial<JobsQuery> = {}): string {
  return `/dashboard?${toParameters(query)}`
}

/** A file with the same jobs, on all pages. */
export function jobsCsvPath(query: Partial<JobsQuery> = {}): string {
  const parameters = toParameters({ ...query, page: 1 })
  parameters.delete('tab')
  return `${JOBS_CSV_PATH}?${parameters}`
}

export const JOBS_CSV_PATH = '/dashboard/jobs.csv'
export const CLOSE_JOBS_PATH = '/dashboard/close'

function toParameters(query: Partial<JobsQuery>) {
  const parameters = new URLSearchParams({ tab: TAB })
  for (const name of ['q', 'filter', 'sort', 'page'] as const) {
    const value = query[name]
    if (value !== undefined && value !== ALL_JOBS[name]) parameters.set(name, String(value))
  }
  return parameters
}

function keyOf<Names extends object>(names: Names, value: string | null): keyof Names | null {
  return value !== null && Object.hasOwn(names, value) ? (value as keyof Names) : null
}

/** The text without characters that databases reject: NUL, and a surrogate half at the cut. */
function toSearch(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, JOBS_LIMITS.search).toWellFormed()
}
