import { useState } from 'react'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { PathStage as Stage } from '#founders/path/founder-path.ts'
import styles from './founder-path.module.css'
import { isDone, isNext } from './path-progress.tsx'
import { PathStep } from './path-step.tsx'

interface PathStageProps {
  stage: Stage
  number: number
  nextKey: string | null
  isOpen: boolean
}

/** A stage, folded unless it contains the next step, or one to review. */
export function PathStage({ stage, number, nextKey, isOpen }: PathStageProps) {
  const { key, title, lead, steps, doneCount } = stage
  const hasNext = isNext(stage, nextKey)
  const isWanted = isOpen || hasNext || steps.some(({ state }) => state === 'changed')
  // An open stage stays open: ticking its last step must not close it.
  const [isUnfolded, setIsUnfolded] = useState(isWanted)
  if (isWanted && !isUnfolded) setIsUnfolded(true)
  return (
    <li id={`stage-${key}`} className={styles.stage}>
      <details open={isUnfolded}>
        <summary className={styles.summary}>
          <span className={styles.head}>
            <h3>{`${number}. ${title}`}</h3>
            <span className={styles.soft}>{lead}</span>
          </span>
          <span>
            <StageTag stage={stage} hasNext={hasNext} />
            <span className="visually-hidden">{` ${doneCount} of ${steps.length} done`}</span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <PathStep key={step.key} step={step} isNext={step.key === nextKey} isOpen={isOpen} />
          ))}
        </ol>
      </details>
    </li>
  )
}

function StageTag({ stage, hasNext }: { stage: Stage; hasNext: boolean }) {
  const count = `${stage.doneCount} of ${stage.steps.length}`
  if (isDone(stage))
    return (
      <Tag tone="success" icon="check">
        {count}
      </Tag>
    )
  return <Tag tone={hasNext ? 'signal' : 'neutral'}>{hasNext ? `Now: ${count}` : count}</Tag>
}
