import type { Rejection } from '#app/forms/rejection.ts'
import { ErrorSummary } from '#app/forms/error-summary.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './resend-form.module.css'

interface ResendFormProps {
  action: string
  label: string
  /** Known from the page; null asks for it. */
  email: string | null
  secondsLeft: number
  limit: number
  rejection: Rejection | undefined
}

/**
 * Asks for a mail once more. The script hides the button until the countdown is over; without one
 * the server's own limits are enough.
 */
export function ResendForm({
  action,
  label,
  email,
  secondsLeft,
  limit,
  rejection,
}: ResendFormProps) {
  return (
    <form method="post" action={action} className={styles.form} data-resend={secondsLeft}>
      {rejection && <ErrorSummary errors={rejection.errors} />}
      <input type="hidden" name="intent" value="resend" />
      {email === null ? (
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={limit}
          defaultValue={rejection?.values.email}
          error={rejection?.errors.email}
        />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button type="submit" icon="mail">
        {label}
      </Button>
      <p className={styles.countdown} hidden data-countdown>
        You can send it again in <span />.
      </p>
    </form>
  )
}
