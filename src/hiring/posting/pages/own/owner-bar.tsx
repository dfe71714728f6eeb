import { jobPath } from '#board/jobs/model/job-paths.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { formPath } from '#trade/paths/posting-paths.ts'
import { ConfirmJobAction } from './confirm-job-action.tsx'
import styles from './owner-bar.module.css'

interface OwnerBarProps {
  job: { id: string; title: string; isOpen: boolean }
  /** The case of a change that we look at first; null without one. */
  changeCase: string | null
}

/** The owner’s actions, shown above a job’s page. */
export function OwnerBar({ job, changeCase }: OwnerBarProps) {
  return (
    <Card as="section" tone="dawn">
      <div className={styles.bar}>
        <h2 className={styles.title}>You posted this job</h2>
        <div className={styles.actions}>
          <ButtonLink
            href={`/applicants/${job.id}`}
            size="small"
            aria-label={`Applicants: ${job.title}`}
          >
            Applicants
          </ButtonLink>
          <ButtonLink href={formPath(job.id)} size="small" aria-label={`Edit: ${job.title}`}>
            Edit
          </ButtonLink>
          <ButtonLink
            href={`/post?repeat=${job.id}`}
            size="small"
            aria-label={`Repeat: ${job.title}`}
          >
            Repeat
          </ButtonLink>
          <ConfirmJobAction
            key={String(job.isOpen)}
            job={job}
            action={job.isOpen ? 'close' : 'reopen'}
            back={jobPath(job)}
          />
          <ConfirmJobAction job={job} action="delete" back="/dashboard" />
        </div>
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
