import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { ARRIVAL_LIMITS, type ArrivalCost } from '#contract/arrival.ts'
import { mediumDate } from '#contract/formats.ts'
import styles from './arrival.module.css'
import { SourceWords } from './source-words.tsx'
import type { StepParts } from './step-card.tsx'

interface CostsProps extends StepParts {
  costs: ArrivalCost[]
}

/** Who pays what, with a way to say that the worker was asked for what the employer must pay. */
export function Costs({ costs, track, path }: CostsProps) {
  if (costs.length === 0) return <p>This step costs nothing.</p>
  const isOwn = track.side === 'applicant'
  const groups = [
    {
      payer: 'employer' as const,
      title: isOwn ? 'The employer pays this, never you' : 'You pay this, never the worker',
    },
    {
      payer: 'applicant' as const,
      title: isOwn
        ? 'You pay this, unless the employer does'
        : 'The worker pays this, unless you do',
    },
  ]
  return groups.map(({ payer, title }) => {
    const own = costs.filter((cost) => cost.payer === payer)
    if (own.length === 0) return null
    return (
      <section key={payer}>
        <h3 className={styles.small}>{title}</h3>
        <ul className={styles.costs}>
          {own.map((cost) => (
            <li key={cost.key}>
              <Amount cost={cost} />
              {isOwn && payer === 'employer' && <Demand cost={cost} path={path} />}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function Amount({ cost: { label, amount, from, isUnverified, source } }: { cost: ArrivalCost }) {
  return (
    <p>
      <b>{label}:</b> {amount}
      {from && `, since ${mediumDate(from)}`}.{' '}
      <span className={styles.soft}>
        <SourceWords {...source} isUnverified={isUnverified || source.isUnverified} />
      </span>
    </p>
  )
}

function Demand({ cost: { key, label }, path }: { cost: ArrivalCost; path: string }) {
  return (
    <Disclosure
      summary={
        <span>
          I was asked to pay this<span className="visually-hidden">: {label}</span>
        </span>
      }
    >
      <Form method="post" action={`${path}?do=demand`} className={styles.dayForm}>
        <p>
          Do not pay. We stop the advert and its employer at once, and a person looks at it. We
          never tell anybody that it was you.
        </p>
        <input type="hidden" name="cost" value={key} />
        <TextArea
          id={`words-${key}`}
          name="words"
          label="What happened?"
          hint="A sentence is enough."
          rows={2}
          maxLength={ARRIVAL_LIMITS.words}
          optional
        />
        <p>
          <Button type="submit" tone="danger">
            Report it
          </Button>
        </p>
      </Form>
    </Disclosure>
  )
}
