import { slugOf } from '#contract/job-texts.ts'
import type { JobFilter } from '#contract/jobs.ts'

/** A job's one canonical address. */
export function jobPath({ id, title }: { id: string; title: string }): string {
  const slug = slugOf(title)
  return slug ? `/jobDetails/${id}/${slug}` : `/jobDetails/${id}`
}

export interface ListPosition {
  page?: number
  after?: string | null
}

/** A list's address: always the same order, nothing that is the default. */
export function jobsPath(filter: Partial<JobFilter>, position: ListPosition = {}): string {
  const { category, type, country } = filter
  const { page = 1, after } = position
  const parameters = new URLSearchParams()
  if (category) parameters.set('category', category)
  if (type) parameters.set('type', type)
  if (country) parameters.set('country', country)
  if (after) parameters.set('after', after)
  else if (page > 1) parameters.set('page', String(page))
  const query = parameters.toString()
  return query ? `/jobs?${query}` : '/jobs'
}
