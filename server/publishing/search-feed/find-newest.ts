import { jobsPath } from '#app/jobs/job-addresses.ts'
import { describeFilter } from '#app/jobs/list/describe-filter.ts'
import { readListAddress } from '#app/jobs/list/read-list-address.ts'
import { DomainError } from '#contract/errors.ts'
import { PAGE_SIZE, type JobCard } from '#contract/jobs.ts'
import type { Jobs } from '#server/jobs/jobs.service.ts'

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
  jobs: Pick<Jobs, 'list' | 'facets'>,
  parameters: URLSearchParams,
): Promise<FoundJobs> {
  const search = new URLSearchParams(parameters)
  for (const name of ['page', 'after']) search.delete(name)
  const { filter, problems } = readListAddress(search)
  if (problems.length > 0) {
    throw new DomainError(
      'invalid_input',
      problems.map((message) => ({ field: 'query', message })),
    )
  }
  const [{ items }, facets] = await Promise.all([
    jobs.list(filter, { limit: PAGE_SIZE.max }),
    jobs.facets(filter),
  ])
  return {
    items: items.filter(({ isSample }) => !isSample).slice(0, NEWEST),
    title: describeFilter(filter, facets),
    list: jobsPath(filter),
  }
}
