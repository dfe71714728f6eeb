import { OFFICIAL, OutsideLink } from '#app/marketing/parts/outside-link.tsx'
import { mediumDate } from '#contract/formats.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import { NOT_ADVICE } from './check-words.ts'
import styles from './check-notes.module.css'
import { Link } from '#app/ui/link.tsx'

interface CheckNotesProps {
  check: SponsorshipCheck
  /** Null before it is published: there is nothing to report yet. */
  jobId: string | null
}

/** What the lines are and are not, of when they are, and where to look for yourself. */
export function CheckNotes({ check, jobId }: CheckNotesProps) {
  const { date, rules, register, changesOn } = check
  return (
    <div className={styles.notes}>
      {changesOn && (
        <p>
          <strong>{`This may change on ${mediumDate(changesOn)}:`}</strong> a rule behind this
          answer starts or ends on that day.
        </p>
      )}
      <p>
        <strong>{NOT_ADVICE}</strong>{' '}
        {`Checked for ${mediumDate(date)} against the rules as of ${mediumDate(rules.seenOn)} and `}
        {register
          ? `the register of sponsors of ${mediumDate(register.publishedOn)}. `
          : 'no register of sponsors, because none is loaded. '}
        A licence does not prove that an employer is honest.
      </p>
      <ul className={styles.links}>
        <li>
          <Link href="/sponsorship">How we check</Link>
        </li>
        <li>
          Check on GOV.UK: <OutsideLink href={OFFICIAL.skilledWorker}>the visa</OutsideLink>
          {' and '}
          <OutsideLink href={OFFICIAL.register}>the register of sponsors</OutsideLink>
        </li>
        {jobId && (
          <li>
            <Link href={`/contact?job=${jobId}`} rel="nofollow">
              Report this advert
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
