import type { ReactNode } from 'react'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { useDeletedJobs } from './delete-job.tsx'
import { JobCard } from './job-card.tsx'
import styles from './job-list.module.css'
import { useSeenJobs } from './seen-jobs.ts'
import type { ListedJob } from './listed-job.ts'

interface JobListProps {
  jobs: ListedJob[]
  /** What the answers rest on; null if the page says it elsewhere. */
  basis: ShownBasis | null
  heading?: 'h2' | 'h3'
  /** Renders the owner's actions on a job; nothing for anyone else. */
  renderActions?: (job: ListedJob) => ReactNode
  /** Side by side if there is room. */
  inColumns?: boolean
}

export function JobList({
  jobs,
  basis,
  heading = 'h2',
  renderActions,
  inColumns = false,
}: JobListProps) {
  const deleted = useDeletedJobs()
  const seen = useSeenJobs()
  return (
    <>
      {basis?.old && <p className={styles.old}>{basis.old}</p>}
      <ul className={inColumns ? styles.columns : styles.list}>
        {jobs.map((job) => (
          <li key={job.id} id={job.id} hidden={deleted.has(job.id)}>
            <JobCard
              job={job}
              heading={heading}
              isSeen={seen.has(job.id)}
              actions={renderActions?.(job)}
            />
          </li>
        ))}
      </ul>
      {basis && <small>{basis.line}</small>}
    </>
  )
}
