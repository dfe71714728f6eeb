import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { criterionTitle } from '#sponsorship/check/pages/check-words.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import type { CheckResult } from '#sponsorship/model/check.schema.ts'
import styles from './check-answer.module.css'

/** The reason the employer’s claim is not repeated: a result contradicts it. */
export function TagWarning({ lines }: { lines: CheckResult[] }) {
  const { words } = useLanguage()
  const failing = lines.filter(({ verdict }) => verdict === 'fail')
  if (failing.length === 0) return null
  return (
    <Banner tone="warning">
      <p>This advert cannot carry the “Employer offers sponsorship” tag:</p>
      <ul className={styles.reasons}>
        {failing.map(({ name, reason }) => (
          <li key={name}>
            {criterionTitle(words, name)}: {reason}
          </li>
        ))}
      </ul>
      <p>You can publish it without the tag.</p>
    </Banner>
  )
}
