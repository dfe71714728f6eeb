import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { EnterButton } from '#hiring/posting/steps/pages/enter-button.tsx'
import { StepList } from '#hiring/posting/steps/pages/step-list.tsx'
import { FORM_ID, stepTitle } from '#hiring/posting/steps/pages/step-words.ts'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { stepPath } from '#trade/paths/posting-paths.ts'
import { LAST_STEP, type StepName, type StepState } from '#hiring/posting/steps/posting-steps.ts'
import styles from './unfinished.module.css'

interface UnfinishedProps {
  subject: string
  isNew: boolean
  steps: StepState[]
  answers: Record<string, string>
  /** The problems to fix, by step. */
  toMend: { step: StepName; messages: string[] }[]
}

/** The last page of an incomplete form: what is missing, and links to add it. */
export function Unfinished({ subject, isNew, steps, answers, toMend }: UnfinishedProps) {
  return (
    <div className={styles.page}>
      <EnterButton go={LAST_STEP} />
      <StepList steps={steps} current={LAST_STEP} isNew={isNew} />
      <section className={styles.sheet} aria-labelledby="step">
        <h2 id="step" tabIndex={-1}>
          {isNew ? 'Before you can publish' : 'Before you can save the changes'}
        </h2>
        {toMend.map(({ step, messages }) => (
          <div key={step} className={styles.step}>
            <h3>{stepTitle({ name: step, title: titleOf(steps, step) }, isNew)}</h3>
            <ul>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
            <Button type="submit" form={FORM_ID} name="go" value={step} tone="primary" size="small">
              Go to ‘{titleOf(steps, step)}’
            </Button>
          </div>
        ))}
        <Form id={FORM_ID} method="post" action={stepPath(subject, LAST_STEP)}>
          <PageOwner />
          <input type="hidden" name="formId" value={answers.formId} />
          <input type="hidden" name="version" value={answers.version} />
          <input type="hidden" name="window" value={answers.window} />
          <input type="hidden" name="noFee" value={answers.noFee} />
          <ButtonLink href="/dashboard">Finish it later</ButtonLink>
        </Form>
      </section>
    </div>
  )
}

function titleOf(steps: StepState[], name: StepName) {
  return steps.find((step) => step.name === name)?.title ?? ''
}
