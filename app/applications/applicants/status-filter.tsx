import type { ApplicantCounts } from '#contract/application-views.ts'
import type { ApplicantFilter } from '#contract/applications.ts'
import { formatCount } from '#contract/formats.ts'
import { filterWord } from '../status-words.ts'
import { applicantsPath } from '#contract/paths/applicant-paths.ts'
import styles from './status-filter.module.css'
import { Link } from '#app/ui/link.tsx'

interface StatusFilterProps {
  jobId: string
  counts: ApplicantCounts
  filters: ApplicantFilter[]
  current: ApplicantFilter | null
}

/** Links to the groups of applicants, with how many are in each; empty groups only when chosen. */
export function StatusFilter({ jobId, counts, filters, current }: StatusFilterProps) {
  const shown = filters.filter((filter) => counts[filter] > 0 || filter === current)
  return (
    <nav aria-label="Groups of applicants">
      <ul className={styles.list}>
        {[null, ...shown].map((filter) => (
          <li key={filter}>
            <Link
              className={styles.group}
              href={applicantsPath(jobId, { filter })}
              aria-current={filter === current ? 'page' : undefined}
            >
              {filter ? filterWord(filter) : 'All'}
              <span className={styles.count}>{formatCount(counts[filter ?? 'all'])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
