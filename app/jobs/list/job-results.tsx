import { DeleteJob } from '#app/postings/own/delete-job.tsx'
import { JobList } from '#app/jobs/card/job-list.tsx'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { JobCard } from '#contract/jobs.ts'
import type { JobSearch, SearchAnswer, SearchPosition } from '#contract/search.ts'
import { JobPages } from './job-pages.tsx'
import styles from './jobs.module.css'
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
    <section
      className={styles.results}
      aria-label="Jobs"
      data-part="results"
      data-empty={items.length === 0 || undefined}
      data-jobs={viewer && 'list'}
    >
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
          title="There are no more jobs this far down"
          action={{ href: jobsPath(search), label: 'Back to the first page' }}
        >
          Jobs close and the list gets shorter. Start again from the top.
        </EmptyState>
      )}
      {items.length === 0 && !isDeep && (
        <NoMatch search={search} alternatives={alternatives} newest={newest} />
      )}
      <JobPages {...{ search, ...position, next, total }} />
    </section>
  )
}
