import { formPath } from '#trade/paths/posting-paths.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { ConfirmJobAction } from './confirm-job-action.tsx'
import styles from './owner-actions.module.css'

interface OwnerActionsProps {
  job: { id: string; title: string; isOpen: boolean }
  /** The page to return to. */
  back: string
}

/** The owner's actions on the job's page. */
export function OwnerActions({ job, back }: OwnerActionsProps) {
  return (
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
      <ButtonLink href={`/post?repeat=${job.id}`} size="small" aria-label={`Repeat: ${job.title}`}>
        Repeat
      </ButtonLink>
      <ConfirmJobAction
        key={String(job.isOpen)}
        job={job}
        action={job.isOpen ? 'close' : 'reopen'}
        back={back}
      />
      <ConfirmJobAction job={job} action="delete" back="/dashboard" />
    </div>
  )
}
