import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import styles from './posted-jobs.module.css'

interface PeopleWaitProps {
  /** Null if nobody is waiting. */
  waiting: { words: string; href: string | null } | null
}

/** The number of applicants waiting for an answer, with a link to the one who has waited longest. */
export function PeopleWait({ waiting }: PeopleWaitProps) {
  if (!waiting) return null
  return (
    <section className={styles.waiting} aria-label="Who waits for you">
      <p>
        <strong>{waiting.words}</strong>
      </p>
      {waiting.href && (
        <ButtonLink href={waiting.href} size="small" iconEnd="arrow-right">
          Answer the longest wait
        </ButtonLink>
      )}
    </section>
  )
}
