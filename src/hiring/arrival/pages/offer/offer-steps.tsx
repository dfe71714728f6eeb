import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { ArrivalCost, ArrivalItem, ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import styles from '#hiring/arrival/pages/arrival.module.css'
import offerStyles from './offer-beside-advert.module.css'
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
        {preview.map(({ key, title, what, takes, items, costs, source }, at) => (
          <li key={key}>
            <Disclosure
              summary={
                <span className={offerStyles.step}>
                  {`${at + 1}. ${title}`}
                  <small>{actorWords(items)}</small>
                </span>
              }
            >
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

/** The sides that have something to do in a step. */
function actorWords(items: ArrivalItem[]): string {
  const sides = new Set(items.map(({ side }) => side))
  if (sides.size > 1) return 'You and the employer'
  return sides.has('employer') ? 'The employer' : 'You'
}
