import type { ReactNode } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Form } from 'react-router'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { secondStepFormPath } from './form-path.ts'
import styles from './second-step.module.css'

/** Props shared by all parts of the page. */
export interface PartProps {
  /** The page the person wanted to open. */
  next: string | null
  rejectionOf(form: string): Rejection | undefined
}

/** One second-step method, in its own card. */
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
  /** Read by screen readers after the label. */
  about?: string
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger'
  children?: ReactNode
}

/** A form with a single button. */
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
      <PageOwner />
      {rejection && <ErrorSummary errors={rejection.errors} />}
      {children}
      <Button type="submit" tone={tone}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
    </Form>
  )
}
