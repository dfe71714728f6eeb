import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Stage } from '#contract/applications.ts'
import { filterWord } from '../status-words.ts'
import styles from './applicant.module.css'

interface StatusPartProps {
  statuses: readonly Stage[]
  current: Stage
  /** Shown at once; it goes back if the server says no. */
  pending: string | null
}

/** One press decides. */
export function StatusPart({ statuses, current, pending }: StatusPartProps) {
  const shown = pending ?? current
  const isDecided = statuses.some((status) => status === shown)

  return (
    <Card as="section">
      <div className={styles.form}>
        <h2 className={styles.title}>Decide</h2>
        <p className={styles.hint}>
          The applicant sees what you choose, and gets an email after a minute. Until then you can
          correct a wrong press.
        </p>
        <div className={styles.choices}>
          {statuses.map((status) => (
            <Button
              key={status}
              type="submit"
              name="status"
              value={status}
              tone={status === shown ? 'primary' : 'secondary'}
              icon={status === shown ? 'check' : undefined}
              aria-pressed={status === shown}
              wide
            >
              {filterWord(status)}
            </Button>
          ))}
        </div>
        {isDecided && (
          <Button type="submit" name="status" value="seen" tone="quiet">
            Take it back
          </Button>
        )}
      </div>
    </Card>
  )
}
