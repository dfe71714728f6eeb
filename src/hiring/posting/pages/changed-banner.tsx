import type { ChangedSince } from '#hiring/posting/drafts/changed-since.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import styles from './changed-banner.module.css'

/** A text that is longer is shown in a fold. */
const SHORT = 120

/** Shows what somebody else saved, before the form below takes its place. */
export function ChangedBanner({ changed }: { changed: ChangedSince }) {
  const { sentence, differences } = changed
  return (
    <Banner tone="warning" title={sentence}>
      <p>
        {differences.length > 0
          ? 'Below is what you typed. Save it, and it takes the place of what is stored:'
          : 'What you typed is the same.'}
      </p>
      <ul className={styles.list}>
        {differences.map(({ name, theirs, ours }) => (
          <li key={name}>
            {theirs.length > SHORT || ours.length > SHORT ? (
              <details>
                <summary>{name}: the text that is stored</summary>
                <p className={styles.text}>{theirs || 'none'}</p>
              </details>
            ) : theirs || ours ? (
              `${name}: stored ‘${theirs || 'none'}’, here ‘${ours || 'none'}’`
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
