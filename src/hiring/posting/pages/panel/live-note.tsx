import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { criterionTitle, verdictWord } from '#sponsorship/check/pages/check-words.ts'
import type { Words } from '#platform/languages/catalogue.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import styles from './panel.module.css'
import type { LiveCheckState } from './use-live-check.ts'

const NO_ANSWER = 'We could not check it just now. These are the last results.'

/** A screen-reader message about changes while typing; visible if the check failed. */
export function LiveNote({ check, status }: Pick<LiveCheckState, 'check' | 'status'>) {
  const { words } = useLanguage()
  const hasFailed = status === 'failed'
  return (
    <output className={hasFailed ? styles.note : 'visually-hidden'}>
      {hasFailed && NO_ANSWER}
      {status === 'changed' && summaryOf(check, words)}
    </output>
  )
}

/** ‘Licence: pass. Pay: fail.’ */
function summaryOf(check: SponsorshipCheck | null, words: Words) {
  if (!check) return 'Not checked.'
  return check.lines
    .map(
      ({ name, verdict }) =>
        `${criterionTitle(words, name)}: ${verdictWord(words, verdict).toLowerCase()}.`,
    )
    .join(' ')
}
