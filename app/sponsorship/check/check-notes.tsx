import { OFFICIAL, OutsideLink } from '#app/marketing/parts/outside-link.tsx'
import { NOT_ADVICE } from './check-words.ts'
import styles from './check-notes.module.css'
import { Link } from '#app/ui/link.tsx'
import type { ShownCheck } from './shown-check.ts'

interface CheckNotesProps {
  check: ShownCheck
  /** Null before it is published: there is nothing to report yet. */
  jobId: string | null
}

/** What the lines are and are not, of when they are, and where to look for yourself. */
export function CheckNotes({ check, jobId }: CheckNotesProps) {
  const { changesOn, basis } = check
  return (
    <div className={styles.notes}>
      {changesOn && (
        <p>
          <strong>{`This may change on ${changesOn}:`}</strong> a rule behind this answer starts or
          ends on that day.
        </p>
      )}
      <p>
        <strong>{NOT_ADVICE}</strong>
        {` ${basis}`}
      </p>
      <ul className={styles.links}>
        <li>
          <Link href="/sponsorship">How we check</Link>
        </li>
        {!check.isAbroad && (
          <li>
            Check on GOV.UK: <OutsideLink href={OFFICIAL.skilledWorker}>the visa</OutsideLink>
            {' and '}
            <OutsideLink href={OFFICIAL.register}>the register of sponsors</OutsideLink>
          </li>
        )}
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
