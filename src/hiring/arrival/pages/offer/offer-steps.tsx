import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { ArrivalCost, ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import styles from '#hiring/arrival/pages/arrival.module.css'
import { SourceWords } from '#hiring/arrival/pages/source-words.tsx'

const PAYERS: Record<ArrivalCost['payer'], string> = {
  employer: 'The employer pays this, never you',
  applicant: 'You pay this, unless the employer does',
}

/** The steps after an offer, to be read before it is answered. */
export function OfferSteps({ track: { preview, side } }: { track: ArrivalTrack }) {
  if (preview.length === 0 || side !== 'applicant') return null
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title} id="steps">
        What comes next, and who pays
      </h2>
      <ol className={styles.list}>
        {preview.map(({ key, title, what, takes, costs, source }, at) => (
          <li key={key}>
            <Disclosure summary={`${at + 1}. ${title}`}>
              <div className={styles.about}>
                {what.map((words) => (
                  <p key={words}>{words}</p>
                ))}
                {costs.map(({ key, label, payer }) => (
                  <p key={key}>
                    <b>{label}.</b> {PAYERS[payer]}.
                  </p>
                ))}
                <p className={styles.soft}>
                  {`How long: ${takes} `}
                  <SourceWords {...source} />
                </p>
              </div>
            </Disclosure>
          </li>
        ))}
      </ol>
    </Card>
  )
}
