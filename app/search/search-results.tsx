import { EmptyShore } from '#app/art/empty-shore.tsx'
import { JobList } from '#app/jobs/card/job-list.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { JobCard } from '#contract/jobs.ts'
import styles from './search.module.css'

interface SearchResultsProps {
  items: JobCard[]
  isFirst: boolean
  nextHref: string | null
}

/** The script puts newer ones in the place of these parts. */
export function SearchResults({ items, isFirst, nextHref }: SearchResultsProps) {
  return (
    <div className={styles.results}>
      <output className={styles.count} data-part="count">
        {describe(items.length, nextHref !== null, isFirst)}
      </output>
      <section className={styles.list} aria-label="Jobs" data-part="results">
        {items.length > 0 ? (
          <JobList jobs={items} />
        ) : (
          <EmptyState
            title="No open jobs match"
            art={<EmptyShore />}
            action={{ href: '/search', label: 'Clear the filters' }}
          >
            Take a filter away, or type less of the title. New jobs come in every day.
          </EmptyState>
        )}
        <Pagination
          label="Pages of jobs"
          current={null}
          last={null}
          hrefOf={String}
          previous={null}
          next={nextHref && { href: nextHref, label: 'Older jobs' }}
        />
      </section>
    </div>
  )
}

function describe(count: number, hasMore: boolean, isFirst: boolean) {
  if (count === 0) return 'No jobs'
  if (hasMore) return isFirst ? `The ${count} newest jobs that match` : `${count} older jobs`
  return count === 1 ? '1 job' : `${count} jobs`
}
