import type { ReactNode } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Form, useNavigation } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'
import styles from './interview.module.css'

interface InterviewFormProps extends Pick<Parameters<typeof Button>[0], 'tone' | 'icon'> {
  /** The page’s path. */
  path: string
  /** Says to the page’s action which of its forms this is. */
  kind: string
  submitLabel: string
  children: ReactNode
}

/** A form of an interview’s page, with its button. */
export function InterviewForm({
  path,
  kind,
  submitLabel,
  children,
  ...button
}: InterviewFormProps) {
  const { state, formAction } = useNavigation()
  const action = `${path}?do=${kind}`
  return (
    <Form method="post" action={action} className={styles.form} preventScrollReset>
      <PageOwner />
      {children}
      <div className={styles.buttons}>
        <Button {...button} type="submit" loading={state !== 'idle' && formAction === action}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
