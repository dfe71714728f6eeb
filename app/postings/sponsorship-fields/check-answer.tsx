import { CheckLines } from '#app/sponsorship/check/check-lines.tsx'
import { CheckNotes } from '#app/sponsorship/check/check-notes.tsx'
import { toShownCheck } from '#app/sponsorship/check/shown-check.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import styles from './check-answer.module.css'
import { TagWarning } from './tag-warning.tsx'

/** What is checked, as far as the answer depends on it besides the lines. */
export interface CheckSubject {
  /** As typed or chosen; '' for none yet. */
  country: string
  offersSponsorship: boolean
}

interface CheckAnswerProps {
  subject: CheckSubject
  check: SponsorshipCheck | null
}

/** The lines of an advert that is not published yet; why there are none, where there are none. */
export function CheckAnswer({ subject, check }: CheckAnswerProps) {
  if (!check) {
    return (
      <p>
        {subject.country
          ? `We only know the UK’s rules: a job in ${subject.country} is not checked.`
          : 'Choose the country first: we check UK jobs here as you write.'}
      </p>
    )
  }
  const shown = toShownCheck(check)
  return (
    <div className={styles.answer}>
      {subject.offersSponsorship && <TagWarning lines={check.lines} />}
      <CheckLines lines={shown.lines} />
      <CheckNotes check={shown} jobId={null} />
    </div>
  )
}
