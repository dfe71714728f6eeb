import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#app/forms/error-summary.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { secondStepFormPath } from './form-path.ts'
import styles from './second-step.module.css'

/** What all parts of the page have. */
export interface PartProps {
  /** Where the person wanted to go. */
  next: string | null
  rejectionOf(form: string): Rejection | undefined
}

/** One way to confirm that it is you, on a sheet of its own. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Card padding="roomy">
        <div className={styles.part}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
      </Card>
    </section>
  )
}

interface OneButtonProps extends PartProps {
  form: string
  label: string
  /** Said after the label to those who hear the page. */
  about?: string
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger'
  children?: ReactNode
}

/** A form that is a button. */
export function OneButton({
  form,
  label,
  about,
  tone,
  next,
  rejectionOf,
  children,
}: OneButtonProps) {
  const rejection = rejectionOf(form)
  return (
    <Form method="post" action={secondStepFormPath(form, next)} className={styles.oneButton}>
      {rejection && <ErrorSummary errors={rejection.errors} />}
      {children}
      <Button type="submit" tone={tone}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
    </Form>
  )
}
