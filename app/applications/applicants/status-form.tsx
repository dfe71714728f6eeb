import { ErrorSummary } from '#app/forms/error-summary.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Stage } from '#contract/applications.ts'
import { filterWord } from '../status-words.ts'
import styles from './applicant.module.css'

interface StatusFormProps {
  address: string
  statuses: readonly Stage[]
  current: Stage
  rejection: Rejection | undefined
}

/** One press decides; the applicant sees it. */
export function StatusForm({ address, statuses, current, rejection }: StatusFormProps) {
  return (
    <Card as="section">
      <form method="post" action={`${address}?deed=status`} className={styles.form}>
        {rejection && <ErrorSummary errors={rejection.errors} />}
        <h2 className={styles.title}>Decide</h2>
        <p className={styles.hint}>The applicant sees what you choose. You can change it.</p>
        <div className={styles.choices}>
          {statuses.map((status) => (
            <Button
              key={status}
              type="submit"
              name="status"
              value={status}
              tone={status === current ? 'primary' : 'secondary'}
              icon={status === current ? 'check' : undefined}
              aria-pressed={status === current}
              wide
            >
              {filterWord(status)}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  )
}
