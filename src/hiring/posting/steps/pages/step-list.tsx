import { Icon } from '#platform/ui/facts/icon.tsx'
import { numberOfStep, type StepName, type StepState } from '#hiring/posting/steps/posting-steps.ts'
import styles from './step-list.module.css'
import { FORM_ID, stateWords, stepTitle } from './step-words.ts'

interface StepListProps {
  steps: StepState[]
  current: StepName
  isNew: boolean
}

/** Links to every step; each button first saves the current step's text. */
export function StepList(props: StepListProps) {
  const { steps, current, isNew } = props
  const index = numberOfStep(current)
  const here = steps[index - 1]
  const next = steps[index]
  return (
    <nav className={styles.nav} aria-label="Steps">
      <div className={styles.wide}>
        <Buttons {...props} />
      </div>
      <details className={styles.small}>
        <summary>
          <span className={styles.bars} aria-hidden="true">
            {steps.map(({ name, state }) => (
              <span key={name} data-state={name === current ? 'current' : state} />
            ))}
          </span>
          <span>
            <b>
              Step {index} of {steps.length}: {here && stepTitle(here, isNew)}
            </b>{' '}
            {next && <span className={styles.soft}>· next: {stepTitle(next, isNew)}</span>}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <Buttons {...props} />
      </details>
    </nav>
  )
}

function Buttons({ steps, current, isNew }: StepListProps) {
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={step.name}>
          <button
            type="submit"
            form={FORM_ID}
            name="go"
            value={step.name}
            formNoValidate
            data-state={step.state}
            aria-current={step.name === current ? 'step' : undefined}
          >
            <span>{stepTitle(step, isNew)}</span> <small>{stateWords(step)}</small>
          </button>
        </li>
      ))}
    </ol>
  )
}
