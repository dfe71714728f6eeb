import { FogLight } from '#app/art/fog-light.tsx'
import { Card } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { describeCount } from '#contract/describe-search.ts'
import { jobsPath } from '#contract/paths/job-paths.ts'
import type { ClosedWork as Closed, OpenWork } from '#contract/sponsorship/closed-work.ts'
import styles from './closed-work.module.css'

/** Why nobody will sponsor the work that is searched for, and what near it is open. */
export function ClosedWork({ closed }: { closed: Closed }) {
  const { since, reason, exception, source, readOn, near } = closed

  return (
    <>
      <section className={styles.closed} aria-labelledby="closed-work">
        <div className={styles.art}>
          <FogLight />
        </div>
        <div className={styles.words}>
          <h2 id="closed-work">
            {since ? `Closed from abroad since ${longDay(since)}` : 'Not open from abroad'}
          </h2>
          <p>{reason} No employer can change that, and no agent.</p>
          <p>
            <strong>If somebody offers you a visa for this work, stop.</strong> Send no money and no
            passport.
          </p>
          {exception && <p>{exception}</p>}
          <p className={styles.source}>
            {source.title}, {source.rule}, version of {longDay(source.date)}, compared on{' '}
            {longDay(readOn)}. <Link href={source.url}>Read it on GOV.UK</Link>
          </p>
        </div>
      </section>
      {near.length > 0 && <NearWork near={near} />}
    </>
  )
}

function NearWork({ near }: { near: OpenWork[] }) {
  return (
    <section className={styles.near} aria-labelledby="near-work">
      <h2 id="near-work">Near this work, and open from abroad</h2>
      <p className={styles.source}>
        The training differs. What each asks for comes first, so that you lose no time.
      </p>
      <ul className={styles.cards}>
        {near.map(({ name, asks, q, total }) => (
          <Card as="li" key={q} interactive>
            <h3 className={styles.name}>
              <Link className="card-link" href={jobsPath({ q })}>
                {name}
              </Link>
            </h3>
            <p className={styles.asks}>{asks}</p>
            <p className={styles.jobs}>{describeCount(total)}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '22 July 2025' for an ISO date. */
function longDay(date: string) {
  return DAY.format(new Date(date))
}
