import { Link } from '#platform/ui/buttons/link.tsx'
import { LOOK_UP_PATH } from '#trade/paths/employer-paths.ts'
import type { ArrivalStep, ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import arrivalStyles from '#hiring/arrival/pages/arrival.module.css'
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

/** Checks that the applicant makes herself where nobody has checked the employer, whose ticks cannot come. */
export function CheckFirst({ track: { who, applicationId } }: { track: ArrivalTrack }) {
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 className={styles.title} id="next">
        First: check yourself who this is
      </h2>
      <p>
        They cannot tick a step here until they have shown us who they are. Do not wait for a tick.
      </p>
      <ul className={arrivalStyles.bullets}>
        <li>{`Ring ${who} on a number that you find yourself, and ask whether the offer is real.`}</li>
        <li>
          Look for them on the <Link href={LOOK_UP_PATH}>register of sponsors</Link>, and put what
          they send you into <Link href="/real">Is this real?</Link>
        </li>
        <li>Get the contract in writing, and compare it with the offer and the advert.</li>
        <li>Until then pay nothing, send no passport, and leave no job.</li>
      </ul>
      <p className={styles.links}>
        <Link href={`/applications/${applicationId}/letter`}>Compare a contract or letter</Link>
        <Link href="#the-offer">See the offer</Link>
      </p>
    </section>
  )
}
