import { OFFICIAL } from '#platform/layout/sections/outside-link.tsx'
import { Rich } from '#platform/languages/pages/rich.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { fill } from '#platform/languages/fill.ts'
import { reportJobPath } from '#trade/paths/report-paths.ts'
import styles from './check-notes.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { ShownCheck } from './shown-check.ts'

interface CheckNotesProps {
  check: ShownCheck
  /** Null before it is published: there is nothing to report yet. */
  jobId: string | null
}

/** A note on what the results mean, their date, and where readers can check for themselves. */
export function CheckNotes({ check, jobId }: CheckNotesProps) {
  const { changesOn } = check
  const { words } = useLanguage()
  return (
    <div className={styles.notes}>
      {changesOn && (
        <p>
          <strong>{fill(words.check.changesOn, { date: changesOn })}</strong>{' '}
          {words.check.changesText}
        </p>
      )}
      <div dangerouslySetInnerHTML={{ __html: check.notes }} />
      <ul className={styles.links}>
        <li>
          <Link href="/sponsorship">{words.check.how}</Link>
        </li>
        {!check.isAbroad && (
          <li>
            <Rich
              text={words.check.govUk}
              links={{
                visa: OFFICIAL.skilledWorker,
                register: OFFICIAL.register,
              }}
            />
          </li>
        )}
        {jobId && (
          <li>
            <Link href={reportJobPath(jobId)} rel="nofollow">
              {words.check.report}
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
