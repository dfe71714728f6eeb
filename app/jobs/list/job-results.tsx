import { useLocation } from 'react-router'
import { DeleteJob } from '#app/postings/own/delete-job.tsx'
import { JobList } from '#app/jobs/card/job-list.tsx'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ListedJob } from '#app/jobs/card/listed-job.ts'
import type { JobSearch, SearchAnswer, SearchPosition } from '#contract/search.ts'
import { ClosedWork } from './closed-work.tsx'
import { JobPages } from './job-pages.tsx'
import { NoMatch } from './no-match.tsx'

interface JobResultsProps {
  search: JobSearch
  position: SearchPosition
  answer: Omit<SearchAnswer, 'search' | 'items' | 'facets'>
  jobs: ListedJob[]
  newest: ListedJob[]
}

export function JobResults({ search, position, answer, jobs, newest }: JobResultsProps) {
  const { alternatives, closed, next, total } = answer
  const { pathname, search: query } = useLocation()
  const isDeep = position.page > 1 || position.after !== null

  return (
    <>
      {closed && !isDeep && <ClosedWork closed={closed} hasJobs={jobs.length > 0} />}
      {jobs.length > 0 && (
        <JobList
          jobs={jobs}
          renderActions={(job) => job.isOwn && <DeleteJob job={job} back={pathname + query} />}
        />
      )}
      {jobs.length === 0 && isDeep && (
        <EmptyState
          title="You have reached the end of the list"
          action={{ href: jobsPath(search), label: 'Back to the first page' }}
        >
          Some jobs have closed since, so the list is shorter. Go back to the first page.
        </EmptyState>
      )}
      {jobs.length === 0 && !isDeep && (
        <NoMatch search={search} alternatives={alternatives} newest={newest} />
      )}
      <JobPages {...{ search, ...position, next, total }} />
    </>
  )
}
