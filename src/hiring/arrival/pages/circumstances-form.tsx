import { Form } from 'react-router'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { YES_NO, type Question } from '#platform/forms/pages/use/question.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import type { ArrivalCircumstances } from '#hiring/arrival/arrival.schema.ts'
import styles from './arrival.module.css'

const QUESTIONS: Question<ArrivalCircumstances>[] = [
  {
    name: 'where',
    label: 'From where do you apply for the visa?',
    options: [
      { value: 'abroad', label: 'From outside the UK' },
      { value: 'uk', label: 'From inside the UK, with another visa' },
    ],
  },
  {
    name: 'visa',
    label: 'Which visa?',
    hint: 'The employer knows. Health and Care Worker is for health and social care.',
    options: [
      { value: 'health-and-care', label: 'Health and Care Worker' },
      { value: 'skilled-worker', label: 'Skilled Worker' },
    ],
  },
  { name: 'english', label: 'Do you have to prove your English?', options: YES_NO },
  {
    name: 'tb',
    label: 'Do you need a tuberculosis test?',
    hint: 'If you lived for half a year or more in a country on the Home Office’s list.',
    options: YES_NO,
  },
  {
    name: 'criminal',
    label: 'Do you need a criminal record certificate?',
    hint: 'For work in health, care, teaching and social work, from abroad.',
    options: YES_NO,
  },
  {
    name: 'registration',
    label: 'Do you still have to register for this work?',
    hint: 'NMC, GMC, HCPC and others. No, if you are registered already.',
    options: YES_NO,
  },
  {
    name: 'atas',
    label: 'Does the certificate say that you need ATAS?',
    hint: 'Only for research in some sciences.',
    options: YES_NO,
  },
]

interface CircumstancesFormProps {
  path: string
  circumstances: ArrivalCircumstances
  rejection: Rejection | undefined
}

/** Questions that leave out what does not apply to this person. */
export function CircumstancesForm({ path, circumstances, rejection }: CircumstancesFormProps) {
  const values = circumstances as Record<string, string>
  const answer = answersOf(rejection ?? { errors: {}, values })
  const isNew = circumstances.where === undefined
  return (
    <Disclosure
      summary="Which steps are for you?"
      open={isNew || rejection !== undefined}
      key={JSON.stringify(values)}
    >
      <Form
        method="post"
        action={`${path}?do=circumstances`}
        className={styles.questions}
        preventScrollReset
      >
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
