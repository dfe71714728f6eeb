import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import type { Stage } from '#contract/applications.ts'
import { filterWord } from '../status-words.ts'
import { WITHOUT_FILE } from './applicant-form.tsx'
import styles from './applicant.module.css'

interface StatusPartProps {
  statuses: readonly Stage[]
  current: Stage
  /** Shown at once; it goes back if the server says no. */
  pending: string | null
  /** What came back, with what was typed. */
  answer: Rejection | undefined
  limit: number
}

/** One press decides, with the employer’s own words. */
export function StatusPart({ statuses, current, pending, answer, limit }: StatusPartProps) {
  const shown = pending ?? current
  const isDecided = statuses.some((status) => status === shown)

  return (
    <Card as="section">
      <div className={styles.form}>
        <h2 className={styles.title}>Decide</h2>
        <TextArea
          name="words"
          label="In your own words"
          hint="The applicant reads it with what you choose."
          error={answer?.errors.words}
          optional
          rows={3}
          maxLength={limit}
          defaultValue={answer?.values.words}
        />
        <div className={styles.choices}>
          {statuses.map((status) => (
            <Button
              key={status}
              type="submit"
              name="status"
              value={status}
              formEncType={WITHOUT_FILE}
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
          <Button type="submit" name="status" value="seen" formEncType={WITHOUT_FILE} tone="quiet">
            Take it back
          </Button>
        )}
        <p className={styles.hint}>
          The applicant sees it at once, and gets an email after a minute. Until then you can
          correct a wrong press; your words stay.
        </p>
      </div>
    </Card>
  )
}
