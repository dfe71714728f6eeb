import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import styles from './post-form.module.css'
import type { Rejection } from './submit-form.ts'

interface PostFormProps extends Omit<ComponentProps<'form'>, 'method' | 'className'> {
  id: string
  action: string
  rejection: Rejection | undefined
  submitLabel: string
  /** Danger for what cannot be taken back. */
  tone?: 'primary' | 'secondary' | 'danger'
  /** How long a refusal stands as a toast, in milliseconds; 5000 unless told. */
  toastMs?: number
  /** Stands beside the button. */
  aside?: ReactNode
}

/** A form the server checks, with or without a script: the same HTML posts itself. */
export function PostForm({
  rejection,
  submitLabel,
  tone = 'primary',
  toastMs,
  aside,
  children,
  ...form
}: PostFormProps) {
  return (
    <form {...form} method="post" className={styles.form}>
      {rejection && <ErrorSummary errors={rejection.errors} toastMs={toastMs} />}
      {children}
      <div className={styles.actions}>
        <Button type="submit" tone={tone}>
          {submitLabel}
        </Button>
        {aside}
      </div>
      {/* Kept by a script that sends the form itself: a toast is gone before everybody has read it. */}
      <p id={`${form.id}-failure`} className={styles.failure} hidden />
    </form>
  )
}
