import { AlertLink } from '#board/alerts/pages/alert-link.tsx'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { ListRegion } from './list-status.tsx'
import styles from './search.module.css'

interface SearchResultsProps {
  /** The visible jobs. */
  items: ListedJob[]
  basis: ShownBasis
  alert: readonly [string, boolean]
  /** The server found no jobs. */
  isEmpty: boolean
  /** A filter is active. */
  isFiltered: boolean
  nextHref: string | null
}

export function SearchResults({
  items,
  basis,
  alert,
  isEmpty,
  isFiltered,
  nextHref,
}: SearchResultsProps) {
  return (
    <ListRegion className={styles.list}>
      {items.length > 0 && <JobList jobs={items} basis={basis} />}
      {isEmpty && !isFiltered && (
        <EmptyState
          title="No jobs are open right now"
          art={<EmptyShore />}
          action={{ href: '/post', label: 'Post a job' }}
        >
          New jobs appear here at once.
        </EmptyState>
      )}
      {isEmpty && isFiltered && (
        <EmptyState
          title="No open jobs match"
          art={<EmptyShore />}
          action={{ href: '/search', label: 'Clear the filters' }}
        >
          <p>Remove a filter, or type less of the title. Or get an email when one comes.</p>
          <AlertLink alert={alert} />
        </EmptyState>
      )}
      <Pagination
        label="Pages of jobs"
        current={null}
        last={null}
        hrefOf={String}
        previous={null}
        next={nextHref && { href: nextHref, label: 'More jobs' }}
      />
    </ListRegion>
  )
}
