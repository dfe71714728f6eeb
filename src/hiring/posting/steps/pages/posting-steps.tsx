import { useEffect, useRef, type ReactNode } from 'react'
import { CheckBar } from '#hiring/posting/pages/panel/check-bar.tsx'
import { CheckPanel } from '#hiring/posting/pages/panel/check-panel.tsx'
import { toDraftCard } from '#hiring/posting/pages/panel/draft-card.ts'
import { useLiveCheck } from '#hiring/posting/pages/panel/use-live-check.ts'
import type { StepState } from '#hiring/posting/steps/posting-steps.ts'
import { EnterButton } from './enter-button.tsx'
import { FinishedSteps } from './finished-steps.tsx'
import styles from './posting-steps.module.css'
import { StepForm, type StepFormProps } from './step-form.tsx'
import { StepList } from './step-list.tsx'
import { FORM_ID } from './step-words.ts'

interface PostingStepsProps extends Omit<StepFormProps, 'onInput'> {
  steps: StepState[]
  isNew: boolean
  /** The time the page was rendered. */
  now: string
  /** Content above the fields. */
  children: ReactNode
}

/** A step of the form, with the check of the whole advert in view. */
export function PostingSteps({ steps, isNew, now, children, ...form }: PostingStepsProps) {
  const { step, answers, part } = form
  const { check: first, poster } = part.sponsorshipFields
  const { onInput, ...live } = useLiveCheck(FORM_ID, {
    check: first,
    answers,
    fields: step.fields,
  })
  const { check, subject, status } = live
  const card = toDraftCard(live.answers, {
    headline: check?.headline ?? null,
    poster,
    now,
  })

  return (
    <div className={styles.steps}>
      <EnterButton isLast={false} />
      <StepList steps={steps} current={step.name} isNew={isNew} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {children}
          <FinishedSteps steps={steps} current={step.name} answers={answers} />
          <StepForm {...form} onInput={onInput} />
        </div>
        <CheckPanel card={card} check={check} subject={subject} status={status} />
      </div>
      <CheckBar check={check} subject={subject} status={status} />
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
