import { LINE_TITLES } from '#app/sponsorship/check/check-words.ts'
import { Banner } from '#app/ui/banner.tsx'
import type { CheckLine } from '#contract/sponsorship/lines.ts'
import styles from './check-answer.module.css'

/** Says why the employer’s own word is not repeated: a line says otherwise. */
export function NoTag({ lines }: { lines: CheckLine[] }) {
  const failing = lines.filter(({ verdict }) => verdict === 'fail')
  if (failing.length === 0) return null
  return (
    <Banner tone="warning">
      <p>This advert cannot carry the “Employer offers sponsorship” tag:</p>
      <ul className={styles.reasons}>
        {failing.map(({ name, reason }) => (
          <li key={name}>
            {LINE_TITLES[name]}: {reason}
          </li>
        ))}
      </ul>
      <p>You can publish it without the tag.</p>
    </Banner>
  )
}
