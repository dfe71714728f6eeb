import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import type { Question } from '#platform/forms/pages/use/question.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import type { ArrivalCircumstances } from '#hiring/arrival/arrival.schema.ts'
import questions from './circumstances-questions.json' with { type: 'json' }
import styles from './arrival.module.css'

const QUESTIONS = questions as Question<ArrivalCircumstances>[]

interface CircumstancesFormProps {
  path: string
  circumstances: ArrivalCircumstances
  rejection: Rejection | undefined
}

/** Questions that leave out what does not apply to this person. */
export function CircumstancesForm({ path, circumstances, rejection }: CircumstancesFormProps) {
  const values = circumstances as Record<string, string>
  const answer = answersOf(rejection ?? { errors: {}, values })
  return (
    <Disclosure
      summary="Which steps are for you?"
      open={rejection !== undefined}
      key={JSON.stringify(values)}
    >
      <Form
        method="post"
        action={`${path}?do=circumstances`}
        className={styles.questions}
        preventScrollReset
      >
        <PageOwner />
        <p className={styles.soft}>
          Answer what you know; the rest stays in. The employer sees which steps there are, not your
          answers.
        </p>
        <div className={styles.fields}>
          {QUESTIONS.map((question) => (
            <Select
              key={question.name}
              {...question}
              {...answer(question.name)}
              placeholder="I don’t know"
            />
          ))}
        </div>
        <p>
          <Button type="submit">Show my steps</Button>
        </p>
      </Form>
    </Disclosure>
  )
}
