import { Icon } from '#app/ui/icon.tsx'
import { jobActionPath } from '#contract/paths/posting-paths.ts'
import styles from './delete-job.module.css'

interface DeleteJobProps {
  job: { id: string; title: string }
  /** The list to come back to. */
  back: string
}

/**
 * The delete icon of an own card. Pressed, it makes way for a confirm icon and Cancel; all of it works
 * without a script, which only spares the way to another page and back.
 */
export function DeleteJob({ job, back }: DeleteJobProps) {
  return (
    <details className={styles.delete}>
      <summary className={styles.ask}>
        <span className={styles.closed}>
          <Icon name="trash" />
          <span className="visually-hidden">Delete: {job.title}</span>
        </span>
        <span className={styles.opened}>
          Cancel<span className="visually-hidden"> deleting: {job.title}</span>
        </span>
      </summary>
      <form method="post" action={jobActionPath(job.id, 'delete')} data-deletes={job.id}>
        <input type="hidden" name="back" value={back} />
        <button type="submit" className={styles.confirm}>
          <Icon name="check" />
          <span className="visually-hidden">Confirm deleting: {job.title}</span>
        </button>
      </form>
    </details>
  )
}
