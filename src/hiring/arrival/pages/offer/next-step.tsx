import { Link } from '#platform/ui/buttons/link.tsx'
import type { ArrivalStep, ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import styles from './offer-beside-advert.module.css'

/** The one next step after the offer was accepted, and whose turn it is. */
export function NextStep({ track, step }: { track: ArrivalTrack; step: ArrivalStep }) {
  const { side, who } = track
  const item = step.items.find(({ doneOn }) => doneOn === null)
  if (!item) return null
  const { key, title } = step
  const others = side === 'applicant' ? 'It is their turn' : `It is the turn of ${who}`
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 className={styles.title} id="next">
        {key === 'offer' ? 'Next: get the contract in writing' : `Next: ${title}`}
      </h2>
      <p>
        {item.isOwn
          ? `It is your turn: tick “${item.label}” when it is done.`
          : `${others}: “${item.label}”. Nothing for you to do until then.`}
      </p>
      <p className={styles.links}>
        <Link href={`#step-${key}`}>See this step</Link>
        {side === 'applicant' && <Link href="#the-offer">Compare it with the offer</Link>}
      </p>
    </section>
  )
}
