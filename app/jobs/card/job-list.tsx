import type { JobCard as JobCardData } from '#contract/jobs.ts'
import { JobCard } from './job-card.tsx'
import styles from './job-list.module.css'

interface JobListProps {
  jobs: JobCardData[]
  heading?: 'h2' | 'h3'
  /** Side by side where there is room. */
  inColumns?: boolean
}

export function JobList({ jobs, heading = 'h2', inColumns = false }: JobListProps) {
  return (
    <ul className={inColumns ? styles.columns : styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
