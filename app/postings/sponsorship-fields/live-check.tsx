import { useLanguage } from '#app/languages/use-language.ts'
import { criterionTitle, verdictWord } from '#app/sponsorship/check/check-words.ts'
import type { Words } from '#contract/languages/catalogue.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import { CheckAnswer } from './check-answer.tsx'
import styles from './live-check.module.css'
import type { LiveCheckState } from './use-live-check.ts'

const NO_ANSWER = 'We could not check it just now. These are the last results.'

/** The check of the advert as typed; with a script it follows the form. */
export function LiveCheck({ check, subject, status }: LiveCheckState) {
  const { words } = useLanguage()
  return (
    <section className={styles.panel} aria-labelledby="live-check">
      <h2 id="live-check">What the rules say</h2>
      <p className={styles.note}>
        As people abroad will see it on the job’s page.{' '}
        <output className={status === 'failed' ? undefined : 'visually-hidden'}>
          {status === 'failed' && NO_ANSWER}
          {status === 'changed' && summaryOf(check, words)}
        </output>
      </p>
      <CheckAnswer subject={subject} check={check} />
    </section>
  )
}

/** Read out when the lines change: ‘Licence: pass. Pay: fail.’ */
function summaryOf(check: SponsorshipCheck | null, words: Words) {
  if (!check) return 'Not checked.'
  return check.lines
    .map(
      ({ name, verdict }) =>
        `${criterionTitle(words, name)}: ${verdictWord(words, verdict).toLowerCase()}.`,
    )
    .join(' ')
}
