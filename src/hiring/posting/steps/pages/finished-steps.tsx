import { Button } from '#platform/ui/buttons/button.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { numberOfStep, type StepName, type StepState } from '#hiring/posting/steps/posting-steps.ts'
import styles from './finished-steps.module.css'
import { STEP_PARTS } from './step-parts.tsx'
import { FORM_ID, stateWords } from './step-words.ts'

interface FinishedStepsProps {
  steps: StepState[]
  current: StepName
  answers: Readonly<Record<string, string>>
}

/** The previous steps, folded to a summary of their answers. */
export function FinishedSteps({ steps, current, answers }: FinishedStepsProps) {
  const before = steps.slice(0, numberOfStep(current) - 1)
  if (before.length === 0) return null
  return (
    <ul className={styles.list}>
      {before.map((step) => (
        <li key={step.name} className={styles.step}>
          <h2>
            {numberOfStep(step.name)}. {step.title}
          </h2>
          <Tag {...tagOf(step)}>{stateWords(step)}</Tag>
          <Button
            type="submit"
            form={FORM_ID}
            name="go"
            value={step.name}
            formNoValidate
            size="small"
            aria-label={`Change step ${numberOfStep(step.name)}: ${step.title}`}
          >
            Change
          </Button>
          <p>{wordsOf(step.name, answers)}</p>
        </li>
      ))}
    </ul>
  )
}

function wordsOf(name: StepName, answers: FinishedStepsProps['answers']) {
  return name === 'publish' ? '' : STEP_PARTS[name].describe(answers).join(' · ')
}

function tagOf({ state }: StepState) {
  if (state === 'done') return { tone: 'success', icon: 'check' } as const
  return state === 'mend' ? ({ tone: 'warning', icon: 'alert' } as const) : {}
}
