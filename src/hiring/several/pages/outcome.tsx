import { useEffect, useRef } from 'react'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { severalPath, SWITCH_JOBS_PATH } from '#trade/paths/arrival-paths.ts'
import type { SeveralOutcome } from '#hiring/several/several.ts'
import styles from './several.module.css'

interface OutcomeProps extends SeveralOutcome {
  /** Ticked jobs beyond the limit of one form. */
  others: string[]
}

/** The employers who got the application and those who did not, by name. */
export function Outcome({ sent, skipped, isFileWaiting, others }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus has gone.
  useEffect(() => heading.current?.focus(), [])
  const later = skipped.filter(({ isLater }) => isLater).map(({ id }) => id)
  return (
    <div className={styles.outcome}>
      <section>
        <h2 ref={heading} tabIndex={-1}>
          {sent.length === 1 ? 'Sent to one employer' : `Sent to ${sent.length} jobs`}
        </h2>
        <ul className={styles.list}>
          {sent.map(({ id, title, employer }) => (
            <li key={id}>
              <Link href={`/applications/${id}`}>{`${title}, ${employer}`}</Link>
            </li>
          ))}
        </ul>
        {isFileWaiting && (
          <p>We are still checking your CV for viruses and pass it on as soon as it is clean.</p>
        )}
        <p>We send you one email with all of them. You can follow and withdraw each by itself.</p>
      </section>
      {skipped.length > 0 && (
        <Banner tone="warning" title="Not sent">
          <ul className={styles.list}>
            {skipped.map(({ id, name, why }) => (
              <li key={id}>
                <b>{name || 'A job'}</b>: {why}
              </li>
            ))}
          </ul>
          {later.length > 0 && (
            <p>
              What you wrote is saved.{' '}
              <Link href={severalPath(later)}>Send it to the others tomorrow</Link>
            </p>
          )}
        </Banner>
      )}
      <ButtonRow>
        {others.length > 0 && (
          <ButtonLink href={severalPath(others)} tone="primary">
            {`Go on with the ${others.length} others you ticked`}
          </ButtonLink>
        )}
        <ButtonLink href="/dashboard">Follow my applications</ButtonLink>
        <ButtonLink href={SWITCH_JOBS_PATH}>Choose more jobs</ButtonLink>
      </ButtonRow>
    </div>
  )
}
