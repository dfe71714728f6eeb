import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { ShownClosedWork } from './shown-answer.ts'
import styles from './closed-work.module.css'

/** The reason nobody will sponsor the work searched for. */
export function ClosedWork({ closed }: { closed: ShownClosedWork }) {
  const { english, words } = useLanguage()
  const { title, reasons, cited, url, near } = closed
  const [reason, ...exceptions] = reasons
  const source = (
    <p className={styles.source} {...english}>
      {cited}
    </p>
  )

  return (
    <section className={styles.closed} aria-labelledby="closed-work">
      <h2 id="closed-work" {...english}>
        {title}
      </h2>
      <p {...english}>{reason}</p>
      <p>
        <strong>{words.list.stopTitle}</strong> {words.list.stopText}{' '}
        <Link href={url}>{words.list.readGovUk}</Link>
      </p>
      {near.length > 0 && (
        <ButtonLink href="#near-work" size="small">
          {words.list.near}
        </ButtonLink>
      )}
      {exceptions.length > 0 && (
        <Disclosure summary={words.list.inUk}>
          <p {...english}>{exceptions.join(' ')}</p>
          {source}
        </Disclosure>
      )}
      {exceptions.length === 0 && source}
    </section>
  )
}

/** Similar work that is open from abroad. */
export function NearWork({ near }: Pick<ShownClosedWork, 'near'>) {
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
