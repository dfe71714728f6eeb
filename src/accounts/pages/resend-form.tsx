import { useEffect, useState } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { EmailField } from '#platform/ui/fields/text-field.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'
import styles from './resend-form.module.css'

interface ResendFormProps {
  action: string
  label: string
  /** The known address; null asks for it. */
  email: string | null
  /** Seconds until another mail may be requested. */
  secondsLeft: number
  rejection: Rejection | undefined
}

/**
 * Requests another mail. Change its `key` with each mail to restart the countdown. In the browser the button is hidden
 * until the countdown ends; without a script the server's own limits are enough.
 */
export function ResendForm({ action, label, email, secondsLeft, rejection }: ResendFormProps) {
  const isHydrated = useHydrated()
  const left = useCountdown(secondsLeft)
  const isSending = useNavigation().formAction === action
  const isWaiting = isHydrated && left > 0

  return (
    <Form method="post" action={action} className={styles.form}>
      <PageOwner />
      {rejection && <ErrorSummary errors={rejection.errors} />}
      <input type="hidden" name="intent" value="resend" />
      {email === null ? (
        <EmailField
          {...answersOf(rejection)('email')}
          label="Email"
          maxLength={ACCOUNT_LIMITS.email}
        />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      {isWaiting ? (
        <p className={styles.countdown}>
          You can send it again in {left === 1 ? '1 second' : `${left} seconds`}.
        </p>
      ) : (
        <Button type="submit" icon="mail" loading={isSending}>
          {label}
        </Button>
      )}
    </Form>
  )
}

/** Whole seconds left by the clock, so that the countdown also runs in a background tab. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
