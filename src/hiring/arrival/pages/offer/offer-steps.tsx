import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { Words } from '#platform/languages/catalogue.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { ArrivalItem, ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import styles from '#hiring/arrival/pages/arrival.module.css'
import offerStyles from './offer-beside-advert.module.css'
import { SourceWords } from '#hiring/arrival/pages/source-words.tsx'

/** The steps after an offer, to be read before it is answered. */
export function OfferSteps({ track: { preview, side } }: { track: ArrivalTrack }) {
  const { words, english } = useLanguage()
  if (preview.length === 0 || side !== 'applicant') return null
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title} id="steps">
        {words.offer.next}
      </h2>
      <ol className={styles.list}>
        {preview.map(({ key, title, what, takes, items, costs, source }, at) => (
          <li key={key}>
            <Disclosure
              summary={
                <span className={offerStyles.step}>
                  <span {...english}>{`${at + 1}. ${title}`}</span>
                  <small>{actorWords(items, words)}</small>
                </span>
              }
            >
              <div className={styles.about}>
                {what.map((text) => (
                  <p key={text} {...english}>
                    {text}
                  </p>
                ))}
                {costs.map(({ key, label, payer }) => (
                  <p key={key}>
                    <b {...english}>{label}.</b>{' '}
                    {payer === 'employer' ? words.offer.employerPays : words.offer.youPay}.
                  </p>
                ))}
                <p className={styles.soft} {...english}>
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
function actorWords(items: ArrivalItem[], words: Words): string {
  const sides = new Set(items.map(({ side }) => side))
  if (sides.size > 1) return words.offer.bothSides
  return sides.has('employer') ? words.offer.employerSide : words.offer.yourSide
}
