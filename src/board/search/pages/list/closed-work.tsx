import { FogLight } from '#platform/art/fog-light.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { ShownClosedWork } from './shown-answer.ts'
import styles from './closed-work.module.css'

interface ClosedWorkProps {
  closed: ShownClosedWork
  /** Whether a list follows. */
  hasJobs: boolean
}

/** The reason nobody will sponsor the work searched for, and similar work that is open. */
export function ClosedWork({ closed, hasJobs }: ClosedWorkProps) {
  const { english, words } = useLanguage()
  const { title, reasons, cited, url, near, heading } = closed

  return (
    <>
      <section className={styles.closed} aria-labelledby="closed-work">
        <div className={styles.art}>
          <FogLight />
        </div>
        <div className={styles.words}>
          <h2 id="closed-work" {...english}>
            {title}
          </h2>
          {reasons.map((reason) => (
            <p key={reason} {...english}>
              {reason}
            </p>
          ))}
          <p>
            <strong>{words.list.stopTitle}</strong> {words.list.stopText}
          </p>
          <p className={styles.source}>
            <span {...english}>{cited}</span> <Link href={url}>{words.list.readGovUk}</Link>
          </p>
        </div>
      </section>
      {near.length > 0 && <NearWork near={near} />}
      {hasJobs && <h2 {...english}>{heading}</h2>}
    </>
  )
}

function NearWork({ near }: Pick<ShownClosedWork, 'near'>) {
  const { english, words } = useLanguage()
  return (
    <section className={styles.near} aria-labelledby="near-work">
      <h2 id="near-work">{words.list.near}</h2>
      <ul className={styles.cards}>
        {near.map(({ name, asks, q, count }) => (
          <Card as="li" key={q} interactive>
            <h3 className={styles.name} {...english}>
              <Link className="card-link" href={jobsPath({ q })}>
                {name}
              </Link>
            </h3>
            <p className={styles.asks} {...english}>
              {asks}
            </p>
            <p className={styles.jobs}>{count}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
