import { Button } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { PathStep as Step } from '#founders/path/founder-path.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { PathEffort } from './path-effort.tsx'
import styles from './path-step.module.css'
import { WhatToDo } from './what-to-do.tsx'

interface PathStepProps {
  step: Step
  /** The step to do now. */
  isNext: boolean
  isOpen: boolean
}

/** A step: a tick box, its reason, cost and duration; folded, the instructions. */
export function PathStep({ step, isNext, isOpen }: PathStepProps) {
  const { key, title, why, state, changedOn } = step
  const tickId = `tick-${key}`
  return (
    <li id={`step-${key}`} className={styles.step} data-next={isNext || undefined}>
      <input
        className={styles.box}
        type="checkbox"
        id={tickId}
        name="done"
        value={key}
        defaultChecked={state !== 'open'}
      />
      <div className={styles.words}>
        <h4 className={styles.title}>
          <label htmlFor={tickId}>{title}</label>
          {isNext && <Tag tone="signal">Next</Tag>}
        </h4>
        {state === 'changed' && <Changed stepKey={key} changedOn={changedOn} tickId={tickId} />}
        <p className={styles.why}>{why}</p>
      </div>
      <PathEffort step={step} />
      <details className={styles.more} open={isOpen || isNext || state === 'changed'}>
        <summary>
          <span>
            What to do<span className="visually-hidden">: {title}</span>
          </span>
          <Icon name="chevron-down" size="small" />
        </summary>
        <WhatToDo step={step} />
      </details>
    </li>
  )
}

interface ChangedProps {
  stepKey: string
  changedOn: string
  tickId: string
}

function Changed({ stepKey, changedOn, tickId }: ChangedProps) {
  return (
    <div className={styles.changed}>
      <p>
        <b>Changed since you ticked it. Look again.</b> {`New on ${mediumDate(changedOn)}.`}
      </p>
      <Button
        type="submit"
        size="small"
        name="seenAgain"
        value={stepKey}
        // The button disappears, so the focus must move.
        onClick={() => document.getElementById(tickId)?.focus({ preventScroll: true })}
      >
        I have looked again
      </Button>
    </div>
  )
}
