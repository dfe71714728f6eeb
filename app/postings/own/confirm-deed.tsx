import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { deedPath, type DeedName } from '#contract/paths/posting-paths.ts'
import styles from './confirm-deed.module.css'
import { DEEDS } from './deeds.ts'

interface ConfirmDeedProps {
  job: { id: string; title: string }
  deed: DeedName
  /** The page to come back to. */
  back: string
}

/** A button that asks first. It is the browser's own fold: open, the same button takes it back. */
export function ConfirmDeed({ job, deed, back }: ConfirmDeedProps) {
  const { label, icon, question, confirm, tone } = DEEDS[deed]

  return (
    <details className={styles.confirm} name={`deeds-${job.id}`}>
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
      <form method="post" action={deedPath(job.id, deed)} className={styles.question}>
        <input type="hidden" name="back" value={back} />
        <p>{question}</p>
        <Button type="submit" tone={tone} icon={icon}>
          {confirm}
        </Button>
      </form>
    </details>
  )
}
