import { CheckLines } from '#sponsorship/check/pages/check-lines.tsx'
import { CheckSources } from '#sponsorship/check/pages/check-sources.tsx'
import type { ShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { DeskCase } from '#moderation/cases/desk.service.ts'
import styles from './case.module.css'

/** The reason that quotes the domain which a proof has shown. */
const SHOWN_DOMAIN = 'shown'

export function WhyHeld({ found: { reasons } }: { found: DeskCase }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>Why it is here</h2>
      <ul className={styles.why}>
        {reasons.map(({ code, words, field, quote, basis }, index) => (
          <li key={index}>
            <span className={styles.code}>{code}</span>
            <span>
              <b>{words}</b>
              {field && `, in ${field}`}
              {quote && `: ‘${quote}’`}
              {code === SHOWN_DOMAIN && quote && (
                <>
                  {' '}
                  <Link href={`https://${quote}`} rel="noreferrer">
                    Its web site
                  </Link>
                </>
              )}
              {basis && <span className={styles.soft}> {basis}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The advert's current texts, with quotes from the reasons marked, and its logo. */
export function CaseAdvert({ found: { fields, logo, isMessage } }: { found: DeskCase }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>{isMessage ? 'The message and the advert' : 'The advert'}</h2>
      {logo && <img src={logo} alt="The logo" width={192} height={192} className={styles.logo} />}
      <dl className={styles.fields}>
        {fields.map(({ label, parts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {parts.map(({ text, code }, index) =>
                code ? (
                  <mark key={index}>
                    {text}
                    <sup>{code}</sup>
                  </mark>
                ) : (
                  text
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export function SeekersRead({ lines, sources }: Pick<ShownCheck, 'lines' | 'sources'>) {
  return (
    <Card as="section">
      <h2 className={styles.title}>What seekers would read</h2>
      <CheckLines lines={lines} />
      <CheckSources sources={sources} />
    </Card>
  )
}
