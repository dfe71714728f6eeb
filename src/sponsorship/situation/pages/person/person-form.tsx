import type { ReactNode } from 'react'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Select } from '#platform/ui/choices/select.tsx'
import { QUESTIONS } from './person-questions.ts'
import styles from './person-form.module.css'

interface PersonFormProps {
  action: string
  submitLabel?: string
  /** Asks about the job's employer too. */
  isForOneJob?: boolean
  /** The last answers. */
  values?: Record<string, string>
  rejection?: Rejection | undefined
  /** Shown below the questions. */
  children?: ReactNode
}

/** Questions about the visitor, all optional. The answers stay on their own device. */
export function PersonForm({
  action,
  submitLabel = 'Check for me',
  isForOneJob = true,
  values = {},
  rejection,
  children,
}: PersonFormProps) {
  const answer = answersOf(rejection ?? { errors: {}, values })

  return (
    <PostForm
      // New answers need a new form, or the browser's fields would keep their values.
      key={JSON.stringify(values)}
      id="person-form"
      action={action}
      rejection={rejection}
      submitLabel={submitLabel}
      autoComplete="off"
    >
      <p>
        You can skip any question. Your answers stay on this device, for the next jobs you open,
        until you forget them. You do not need an account.
      </p>
      <div className={styles.questions}>
        {QUESTIONS.filter(({ name }) => isForOneJob || name !== 'sameEmployer').map((question) => (
          <Select
            key={question.name}
            {...question}
            {...answer(question.name)}
            placeholder="Skip this question"
          />
        ))}
      </div>
      {children}
    </PostForm>
  )
}
