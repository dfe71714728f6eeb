import { DeleteJob } from '#app/postings/own/delete-job.tsx'
import { JobList } from '#app/jobs/card/job-list.tsx'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { JobCard } from '#contract/jobs.ts'
import type { JobSearch, SearchAnswer, SearchPosition } from '#contract/search.ts'
import { JobPages } from './job-pages.tsx'
import { NoMatch } from './no-match.tsx'

interface JobResultsProps {
  search: JobSearch
  position: SearchPosition
  answer: SearchAnswer
  newest: JobCard[]
  /** Who may delete their own jobs from here, and come back. */
  viewer: { id: string; path: string } | null
}

export function JobResults({ search, position, answer, newest, viewer }: JobResultsProps) {
  const { items, alternatives, next, total } = answer
  const isDeep = position.page > 1 || position.after !== null

  return (
    <>
      {items.length > 0 && (
        <JobList
          jobs={items}
          renderActions={(job) =>
            viewer && viewer.id === job.ownerId && <DeleteJob job={job} back={viewer.path} />
          }
        />
      )}
      {items.length === 0 && isDeep && (
        <EmptyState
          title="You have reached the end of the list"
          action={{ href: jobsPath(search), label: 'Back to the first page' }}
        >
          Some jobs have closed since, so the list is shorter. Go back to the first page.
        </EmptyState>
      )}
      {items.length === 0 && !isDeep && (
        <NoMatch search={search} alternatives={alternatives} newest={newest} />
      )}
      <JobPages {...{ search, ...position, next, total }} />
    </>
  )
}
