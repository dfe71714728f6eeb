import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import type { ArrivalCost } from '#hiring/arrival/arrival.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from '#hiring/arrival/pages/arrival.module.css'
import { SourceWords } from '#hiring/arrival/pages/source-words.tsx'
import type { StepParts } from './step-parts.ts'

interface CostsProps extends StepParts {
  costs: ArrivalCost[]
}

/** A list of who pays what, with a way to report being asked for the employer's costs. */
export function Costs({ costs, track, path, rejection }: CostsProps) {
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
              {isOwn && payer === 'employer' && <Demand {...{ cost, path, rejection }} />}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** The amount, shown as a fact only if we have read it in its source. */
function Amount({ cost }: { cost: ArrivalCost }) {
  const { label, kind, amount, from, reportedOn, source } = cost
  const since = from ? `, since ${mediumDate(from)}` : ''
  if (kind === 'read')
    return (
      <p>
        <b>{label}:</b> {`${amount}${since}.`}{' '}
        <span className={styles.soft}>
          <SourceWords {...source} />
        </span>
      </p>
    )
  const words = {
    reported: `reported as ${amount}${since}.`,
    unknown: `${amount}.`,
    varies: `${amount}.`,
  }[kind]
  const advice = {
    reported: `Reported by others, ${reportedOn ? mediumDate(reportedOn) : ''}. Check the amount on GOV.UK: `,
    unknown: 'See GOV.UK for the amount: ',
    varies: 'What it is: ',
  }[kind]
  return (
    <p>
      <b>{label}:</b> {words}{' '}
      <span className={styles.soft}>
        {advice}
        <OutsideLink href={source.url}>{source.title}</OutsideLink>.
      </span>
    </p>
  )
}

interface DemandProps extends Pick<StepParts, 'path' | 'rejection'> {
  cost: ArrivalCost
}

function Demand({ cost: { key, label }, path, rejection }: DemandProps) {
  const own = rejection?.values['cost'] === key ? rejection : undefined
  return (
    <Disclosure
      open={own !== undefined}
      summary={
        <span>
          I was asked to pay this<span className="visually-hidden">: {label}</span>
        </span>
      }
    >
      <Form method="post" action={`${path}?do=demand`} className={styles.dayForm}>
        <PageOwner />
        <p>
          Do not pay. We stop the advert and its employer at once, and a person looks at it. We
          never tell anybody that it was you.
        </p>
        <input type="hidden" name="cost" value={key} />
        <TextArea
          {...answersOf(own)('words')}
          id={`words-${key}`}
          label="What happened?"
          hint="A sentence is enough."
          rows={2}
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
