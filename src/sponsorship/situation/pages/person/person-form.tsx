import { Fragment, type ReactNode } from 'react'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { QUESTIONS } from './person-questions.ts'
import styles from './person-form.module.css'

interface PersonFormProps {
  action: string
  submitLabel?: string
  /** Asks about the job's employer too. */
  isForOneJob?: boolean
  /** The countries that a rule names. */
  countries: { code: string; name: string }[]
  /** The last answers. */
  values?: Record<string, string>
  rejection?: Rejection | undefined
  /** Shown below the questions. */
  children?: ReactNode
}

/** Questions that only some answers lead to. A browser that does not know `:has` shows them to all. */
const FOLLOW_UPS: Record<string, string | undefined> = { registrationBody: styles.ifRegistering }

/** Questions about the visitor, all optional. The answers stay on their own device. */
export function PersonForm({
  action,
  submitLabel = 'Check for me',
  isForOneJob = true,
  countries,
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
        until you forget them or log out. You do not need an account.
      </p>
      <div className={styles.questions}>
        {QUESTIONS.filter(({ name }) => isForOneJob || name !== 'sameEmployer').map((question) => (
          <Fragment key={question.name}>
            <div className={FOLLOW_UPS[question.name]}>
              <Select {...question} {...answer(question.name)} placeholder="Skip this question" />
            </div>
            {question.name === 'permission' && (
              <div className={styles.ifGraduate}>
                <TextField
                  {...answer('visaEndsOn')}
                  type="date"
                  label="If you have a Graduate visa: when does it end?"
                  hint="Your eVisa shows the day."
                />
              </div>
            )}
          </Fragment>
        ))}
        {countries.length > 0 && (
          <Select
            {...answer('nationality')}
            label="Which passport will you use?"
            hint="Nationals of some countries cannot apply from abroad now. We never save this answer: it stays on this device."
            options={[
              ...countries.map(({ code, name }) => ({ value: code, label: name })),
              { value: 'other', label: 'Another country’s' },
            ]}
            placeholder="Skip this question"
          />
        )}
      </div>
      {children}
    </PostForm>
  )
}
