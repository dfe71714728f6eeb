import { slugOf } from '#contract/job-texts.ts'
import { searchQuery, type JobSearch, type SearchPosition } from '#contract/search.ts'

/** A job's one canonical address. */
export function jobPath({ id, title }: { id: string; title: string }): string {
  const slug = slugOf(title)
  return slug ? `/jobDetails/${id}/${slug}` : `/jobDetails/${id}`
}

/** A list's address: always the same order, nothing that is the default. */
export function jobsPath(
  search: Partial<JobSearch>,
  position: Partial<SearchPosition> = {},
): string {
  const query = searchQuery(search, position)
  return query ? `/jobs?${query}` : '/jobs'
}
