import { useLocation } from 'react-router'
import { DeleteJob } from '#board/jobs/pages/card/delete-job.tsx'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import type { JobSearch, SearchAnswer, SearchPosition } from '#board/search/search.ts'
import { NearWork } from './closed-work.tsx'
import { JobPages } from './job-pages.tsx'
import type { ShownAlternative, ShownClosedWork } from './shown-answer.ts'
import { NoMatch } from './no-match.tsx'

interface JobResultsProps {
  search: JobSearch
  position: SearchPosition
  answer: Pick<SearchAnswer, 'next' | 'total'> & {
    alternatives: ShownAlternative[]
    closed: ShownClosedWork | null
  }
  jobs: ListedJob[]
  basis: ShownBasis
  newest: ListedJob[]
  /** The link that turns the list into an alert. */
  alert: [string, boolean]
}

export function JobResults(props: JobResultsProps) {
  const { search, position, answer, jobs, basis, newest, alert } = props
  const { alternatives, closed, next, total } = answer
  const { pathname, search: query } = useLocation()
  const { english, words } = useLanguage()
  const isDeep = position.page > 1 || position.after !== null

  return (
    <>
      {closed && !isDeep && jobs.length > 0 && <h2 {...english}>{closed.heading}</h2>}
      {jobs.length > 0 && (
        <JobList
          jobs={jobs}
          basis={basis}
          renderActions={(job) => job.isOwn && <DeleteJob job={job} back={pathname + query} />}
        />
      )}
      {jobs.length === 0 && isDeep && (
        <EmptyState
          title={words.list.end}
          action={{ href: jobsPath(search), label: words.list.backToFirst }}
        >
          {words.list.endText}
        </EmptyState>
      )}
      {jobs.length === 0 && !isDeep && (
        <NoMatch {...{ search, alternatives, newest, basis, alert }} />
      )}
      <JobPages {...{ search, ...position, next, total }} />
      {closed && !isDeep && closed.near.length > 0 && <NearWork near={closed.near} />}
    </>
  )
}
