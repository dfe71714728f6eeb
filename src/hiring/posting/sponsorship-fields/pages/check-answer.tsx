import { CheckLines } from '#sponsorship/check/pages/check-lines.tsx'
import { CheckNotes } from '#sponsorship/check/pages/check-notes.tsx'
import { toShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import styles from './check-answer.module.css'
import { TagWarning } from './tag-warning.tsx'

/** The values, other than the results, that affect the answer. */
export interface CheckSubject {
  /** The country as typed or chosen; '' if not set. */
  country: string
  offersSponsorship: boolean
}

interface CheckAnswerProps {
  subject: CheckSubject
  check: SponsorshipCheck | null
}

/** The results for an unpublished advert, or why there are none. */
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
