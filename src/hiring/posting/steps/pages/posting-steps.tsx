import { useEffect, useRef } from 'react'
import type { StepState } from '#hiring/posting/steps/posting-steps.ts'
import { CheckColumns, type CheckColumnsProps } from './check-columns.tsx'
import { EnterButton } from './enter-button.tsx'
import { FinishedSteps } from './finished-steps.tsx'
import styles from './posting-steps.module.css'
import { StepForm, type StepFormProps } from './step-form.tsx'
import { StepList } from './step-list.tsx'

interface PostingStepsProps
  extends Omit<StepFormProps, 'onInput'>, Pick<CheckColumnsProps, 'now' | 'children'> {
  steps: StepState[]
  isNew: boolean
}

/** A step of the form, with the check of the whole advert in view. */
export function PostingSteps({ steps, isNew, now, children, ...form }: PostingStepsProps) {
  const { step, answers, part } = form

  return (
    <div className={styles.steps}>
      <EnterButton />
      <StepList steps={steps} current={step.name} isNew={isNew} />
      <CheckColumns {...{ answers, part, now, fields: step.fields }}>
        {(onInput) => (
          <>
            {children}
            <FinishedSteps steps={steps} current={step.name} answers={answers} />
            <StepForm {...form} onInput={onInput} />
          </>
        )}
      </CheckColumns>
    </div>
  )
}

/** Moves the focus to the next step's heading, like the top of a newly loaded page. */
export function useStepFocus(step: string) {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    document.getElementById('step')?.focus({ preventScroll: true })
  }, [step])
}
