import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { ArrivalStep } from '#hiring/arrival/arrival.schema.ts'
import { SourceWords } from '#hiring/arrival/pages/source-words.tsx'
import styles from '#hiring/arrival/pages/arrival.module.css'
import { Certificate } from './certificate.tsx'
import { Costs } from './costs.tsx'
import { ItemRow } from './item-row.tsx'
import { StepFiles } from './step-files.tsx'
import type { StepParts } from './step-parts.ts'

interface StepCardProps extends StepParts {
  step: ArrivalStep
  number: number
  /** The first unfinished step: its explanation is open. */
  isCurrent: boolean
  /** The viewer has just changed something in it. */
  isOpen: boolean
}

export function StepCard({ step, number, isCurrent, isOpen, ...parts }: StepCardProps) {
  const { key, title, what, takes, never, source, costs, items, isDone } = step
  const isOwn = parts.track.side === 'applicant'
  const doneCount = items.filter(({ doneOn }) => doneOn !== null).length
  const isDemand = costs.some((cost) => cost.key === parts.rejection?.values['cost'])
  const isUnfolded =
    isOpen ||
    isCurrent ||
    isDemand ||
    (parts.rejection?.kind === 'file' && parts.rejection.values['step'] === key) ||
    items.some((item) => item.isLate || item.key === parts.rejection?.values['item']) ||
    (key === 'certificate' && parts.rejection?.kind === 'certificate')
  return (
    <Card as="li">
      <Disclosure
        open={isUnfolded}
        summary={
          <span className={styles.head}>
            <h2 className={styles.step} id={`step-${key}`}>{`${number}. ${title}`}</h2>
            {isDone ? (
              <Tag tone="success" icon="check">
                Done
              </Tag>
            ) : (
              <span className={styles.soft}>{`${doneCount} of ${items.length} done`}</span>
            )}
          </span>
        }
      >
        <ul className={styles.items} aria-labelledby={`step-${key}`}>
          {items.map((item) => (
            <ItemRow key={item.key} item={item} {...parts} />
          ))}
        </ul>
        {key === 'certificate' && <Certificate {...parts} />}
        <StepFiles step={step} {...parts} />
        <Disclosure summary="What it is, and who pays" open={isCurrent || isDemand}>
          <div className={styles.about}>
            {what.map((words) => (
              <p key={words}>{words}</p>
            ))}
            <Costs costs={costs} {...parts} />
            <section>
              <h3 className={styles.small}>
                {isOwn ? 'Nobody may ask you for' : 'Never ask the worker for'}
              </h3>
              <ul className={styles.bullets}>
                {never.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </section>
            <p className={styles.soft}>
              {`How long: ${takes} `}
              <SourceWords {...source} />
            </p>
          </div>
        </Disclosure>
      </Disclosure>
    </Card>
  )
}
