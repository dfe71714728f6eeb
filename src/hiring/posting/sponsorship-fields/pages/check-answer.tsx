import { CheckLines } from '#sponsorship/check/pages/check-lines.tsx'
import { CheckNotes } from '#sponsorship/check/pages/check-notes.tsx'
import { toShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { BasisLine } from '#sponsorship/freshness/pages/basis-line.tsx'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import styles from './check-answer.module.css'
import { whyNotChecked, type CheckSubject } from './check-subject.ts'
import { TagWarning } from './tag-warning.tsx'

interface CheckAnswerProps {
  subject: CheckSubject
  check: SponsorshipCheck | null
}

/** The results for an unpublished advert, or why there are none. */
export function CheckAnswer({ subject, check }: CheckAnswerProps) {
  if (!check) return <p>{whyNotChecked(subject)}</p>
  const shown = toShownCheck(check)
  return (
    <div className={styles.answer}>
      {subject.offersSponsorship && <TagWarning lines={check.lines} />}
      <CheckLines lines={shown.lines} />
      {shown.basis && <BasisLine basis={shown.basis} />}
      <CheckNotes check={shown} jobId={null} />
    </div>
  )
}
