import { describeSearch } from '#contract/describe-search.ts'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { DomainError } from '#contract/errors.ts'
import { PAGE_SIZE } from '#contract/job-limits.ts'
import type { JobCard } from '#contract/jobs.ts'
import { parseSearch } from '#contract/parse-search.ts'
import type { Search } from '#server/search/search.service.ts'

const NEWEST = 50

export interface FoundJobs {
  items: JobCard[]
  /** What the list is called. */
  title: string
  /** The list's canonical path and query. */
  list: string
}

/**
 * The newest real jobs of a search, asked for as the list of jobs is; which page of it does not
 * matter. A feed is read by a program: it is told what it asked wrongly instead of getting all jobs.
 * @throws {DomainError} `invalid_input`
 */
export async function findNewest(
  search: Pick<Search, 'find'>,
  address: URLSearchParams,
): Promise<FoundJobs> {
  const parameters = new URLSearchParams(address)
  for (const name of ['page', 'after']) parameters.delete(name)
  const { search: asked, problems } = parseSearch(parameters)
  if (problems.length > 0) {
    throw new DomainError(
      'invalid_input',
      problems.map((message) => ({ field: 'query', message })),
    )
  }
  const wanted = { ...asked, sort: 'newest' as const }
  const { items, facets, interpretation } = await search.find(wanted, { limit: PAGE_SIZE.max })
  return {
    items: items.filter(({ isSample }) => !isSample).slice(0, NEWEST),
    title: describeSearch(asked, { facets, interpretation }),
    list: jobsPath(asked),
  }
}
