import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import { checkFormPath } from '#contract/paths/posting-paths.ts'
import { CheckAnswer } from './check-answer.tsx'
import { toSubject } from './check-subject.ts'
import styles from './live-check.module.css'

/** What the answer depends on. */
const FIELDS = [
  'jobTitle',
  'companyName',
  'description',
  'location',
  'place',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'hoursPerWeek',
  'legalName',
  'legalNameFor',
  'sponsorId',
  'occupation',
  'occupationFor',
  'occupationCode',
  'payBand',
  'offersSponsorship',
]

interface LiveCheckProps {
  answers: Record<string, string>
  check: SponsorshipCheck | null
}

/** The lines of the advert as it stands. A script asks again while it is written. */
export function LiveCheck({ answers, check }: LiveCheckProps) {
  return (
    <section className={styles.panel} aria-labelledby="live-check">
      <h2 id="live-check">What the rules say</h2>
      <p className={styles.note}>
        As people abroad will see it on the job’s page. <output data-check-note={NO_ANSWER} />
      </p>
      <div data-check={checkFormPath} data-fields={FIELDS.join(' ')}>
        <CheckAnswer subject={toSubject(answers)} check={check} />
      </div>
    </section>
  )
}

const NO_ANSWER = 'It could not be checked just now. These are the lines of the last time.'
