import { jobPath } from '#board/jobs/model/job-paths.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { OwnerActions } from './owner-actions.tsx'
import styles from './owner-bar.module.css'

interface OwnerBarProps {
  job: { id: string; title: string; isOpen: boolean }
  /** The case of a change that we look at first; null without one. */
  changeCase: string | null
}

/** Shown above a job's page to its owner. */
export function OwnerBar({ job, changeCase }: OwnerBarProps) {
  return (
    <Card as="section" tone="dawn">
      <div className={styles.bar}>
        <h2 className={styles.title}>You posted this job</h2>
        <OwnerActions job={job} back={jobPath(job)} />
      </div>
      {changeCase && (
        <p className={styles.change}>
          Your change is not public yet: we look at it first.{' '}
          <Link href={`/cases/${changeCase}`}>See why</Link>
        </p>
      )}
    </Card>
  )
}
