import { FogLight } from '#app/art/fog-light.tsx'
import { Card } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { describeCount } from '#contract/describe-search.ts'
import { jobsPath } from '#contract/paths/job-paths.ts'
import type { ClosedWork as Closed, OpenWork } from '#contract/sponsorship/closed-work.ts'
import styles from './closed-work.module.css'

interface ClosedWorkProps {
  closed: Closed
  /** Whether a list follows. */
  hasJobs: boolean
}

/** Why nobody will sponsor the work that is searched for, and what near it is open. */
export function ClosedWork({ closed, hasJobs }: ClosedWorkProps) {
  const { title, reasons, cited, url, near, heading } = closed

  return (
    <>
      <section className={styles.closed} aria-labelledby="closed-work">
        <div className={styles.art}>
          <FogLight />
        </div>
        <div className={styles.words}>
          <h2 id="closed-work">{title}</h2>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>
            <strong>If somebody offers you a visa for it, stop.</strong> Send no money and no
            passport.
          </p>
          <p className={styles.source}>
            {cited} <Link href={url}>Read it on GOV.UK</Link>
          </p>
        </div>
      </section>
      {near.length > 0 && <NearWork near={near} />}
      {hasJobs && <h2>{heading}</h2>}
    </>
  )
}

function NearWork({ near }: { near: OpenWork[] }) {
  return (
    <section className={styles.near} aria-labelledby="near-work">
      <h2 id="near-work">Near this work, open from abroad</h2>
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
