import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showRejection } from '#app/forms/call-api.ts'
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

/** One press decides, and is shown at once; it goes back if the server says no. */
export function StatusForm({ address, statuses, current, ...page }: StatusFormProps) {
  const fetcher = useFetcher<Rejection>()
  const rejection = fetcher.data ?? page.rejection
  const shown = fetcher.formData?.get('status') ?? current
  useEffect(() => {
    if (fetcher.data) showRejection(fetcher.data)
  }, [fetcher.data])

  return (
    <Card as="section">
      <fetcher.Form
        method="post"
        action={`${address}?intent=status`}
        preventScrollReset
        className={styles.form}
      >
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
              tone={status === shown ? 'primary' : 'secondary'}
              icon={status === shown ? 'check' : undefined}
              aria-pressed={status === shown}
              wide
            >
              {filterWord(status)}
            </Button>
          ))}
        </div>
      </fetcher.Form>
    </Card>
  )
}
