import type { JobCard as JobCardData } from '#contract/jobs.ts'
import { JobCard } from './job-card.tsx'
import styles from './job-list.module.css'

interface JobListProps {
  jobs: JobCardData[]
  heading?: 'h2' | 'h3'
}

export function JobList({ jobs, heading = 'h2' }: JobListProps) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
