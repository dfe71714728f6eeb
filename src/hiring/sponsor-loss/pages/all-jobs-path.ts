import { jobsPath } from '#board/jobs/model/job-paths.ts'
import type { JobSearch } from '#board/search/search.ts'

/** Jobs that nothing rules out for this person, the most likely first, including those from other sites. */
export function allJobsPath(work: Pick<JobSearch, 'q' | 'place'>): string {
  return jobsPath({ ...work, answer: 'open', sort: 'surest', country: 'GB' })
}
