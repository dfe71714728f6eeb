import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { jobActionPath, type JobActionName } from '#trade/paths/posting-paths.ts'
import styles from './confirm-job-action.module.css'
import { JOB_ACTIONS } from './job-actions.ts'

interface ConfirmJobActionProps {
  job: { id: string; title: string }
  action: JobActionName
  /** The page to return to. */
  back: string
}

/** A button that asks for confirmation, in a native disclosure; while it is open the button says Cancel. */
export function ConfirmJobAction({ job, action, back }: ConfirmJobActionProps) {
  const { label, icon, question, confirm, tone } = JOB_ACTIONS[action]

  return (
    <details className={styles.confirm} name={`job-actions-${job.id}`}>
      <summary className={styles.ask}>
        <span className={styles.closed}>
          <Icon name={icon} />
          {label}
        </span>
        <span className={styles.opened}>
          <Icon name="close" />
          Cancel
        </span>
        <span className="visually-hidden">: {job.title}</span>
      </summary>
      <Form
        method="post"
        action={jobActionPath(job.id, action)}
        className={styles.question}
        preventScrollReset
      >
        <PageOwner />
        <input type="hidden" name="back" value={back} />
        <p>{question}</p>
        {action === 'close' && <input type="hidden" name="reason" value="filled" />}
        <Button type="submit" tone={tone} icon={icon}>
          {confirm}
        </Button>
        {action === 'close' && (
          <Link href={jobActionPath(job.id, action, { back })}>Close it for another reason</Link>
        )}
      </Form>
    </details>
  )
}
