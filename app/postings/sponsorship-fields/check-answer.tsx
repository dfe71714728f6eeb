import { CheckLines } from '#app/sponsorship/check/check-lines.tsx'
import { CheckNotes } from '#app/sponsorship/check/check-notes.tsx'
import { CRITERION_TITLES, VERDICT_LOOKS } from '#app/sponsorship/check/check-words.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import styles from './check-answer.module.css'
import type { CheckSubject } from './check-subject.ts'
import { NoTag } from './no-tag.tsx'

interface CheckAnswerProps {
  subject: CheckSubject
  check: SponsorshipCheck | null
}

/** The lines of an advert that is not published yet; why there are none, where there are none. */
export function CheckAnswer({ subject, check }: CheckAnswerProps) {
  return (
    <div className={styles.answer} data-check-answer={summaryOf(check)}>
      {check ? (
        <>
          {subject.offersSponsorship && <NoTag lines={check.lines} />}
          <CheckLines lines={check.lines} />
          <CheckNotes check={check} jobId={null} />
        </>
      ) : (
        <p>
          {subject.country
            ? `The UK’s are the only rules we know: a job in ${subject.country} is not checked.`
            : 'Choose the country first: a job in the UK is checked here while you write.'}
        </p>
      )}
    </div>
  )
}

/** Read out when the lines change: ‘Licence: pass. Pay: fail.’ */
function summaryOf(check: SponsorshipCheck | null) {
  if (!check) return 'Not checked.'
  return check.lines
    .map(
      ({ name, verdict }) =>
        `${CRITERION_TITLES[name]}: ${VERDICT_LOOKS[verdict].word.toLowerCase()}.`,
    )
    .join(' ')
}
