import { EmptyShore } from '#app/art/empty-shore.tsx'
import { JobList } from '#app/jobs/card/job-list.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { JobCard } from '#contract/jobs.ts'
import styles from './search.module.css'

interface SearchResultsProps {
  items: JobCard[]
  isFirst: boolean
  nextHref: string | null
}

/** The script puts newer results in its place, and narrows what is here while somebody types. */
export function SearchResults({ items, isFirst, nextHref }: SearchResultsProps) {
  return (
    <section className={styles.results} aria-label="Jobs" data-search-results>
      <output className={styles.count} data-search-count>
        {describe(items.length, nextHref !== null, isFirst)}
      </output>
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
      {nextHref && (
        <ButtonLink href={nextHref} iconEnd="arrow-right">
          Older jobs
        </ButtonLink>
      )}
    </section>
  )
}

function describe(count: number, hasMore: boolean, isFirst: boolean) {
  if (count === 0) return 'No jobs'
  if (hasMore) return isFirst ? `The ${count} newest jobs that match` : `${count} older jobs`
  return count === 1 ? '1 job' : `${count} jobs`
}
