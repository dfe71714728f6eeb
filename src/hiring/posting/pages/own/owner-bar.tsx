import { jobPath } from '#board/jobs/model/job-paths.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { OwnerActions } from './owner-actions.tsx'
import styles from './owner-bar.module.css'

/** Shown above a job's page to its owner. */
export function OwnerBar({ job }: { job: { id: string; title: string; isOpen: boolean } }) {
  return (
    <Card as="section" tone="dawn">
      <div className={styles.bar}>
        <h2 className={styles.title}>You posted this job</h2>
        <OwnerActions job={job} back={jobPath(job)} />
      </div>
    </Card>
  )
}
