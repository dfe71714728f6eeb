import { resumesZipPath, writeToSeveralPath } from '#hiring/applicants/applicant-paths.ts'
import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { MOVES } from '#hiring/applicants/pages/board/move-menu.tsx'
import menu from '#hiring/applicants/pages/board/move-menu.module.css'
import styles from './bulk-bar.module.css'
import { APPLICANTS_FORM } from './tick.tsx'

interface BulkBarProps {
  jobId: string
  /** The number of ticked applicants; null without a script. */
  count: number | null
  /** The page's URL without ticks. */
  untickedHref: string
}

/** Actions for the ticked applicants; hidden while there are no ticks. */
export function BulkBar({ jobId, count, untickedHref }: BulkBarProps) {
  const form = APPLICANTS_FORM
  const writing = { formMethod: 'get', formAction: writeToSeveralPath(jobId), name: 'to' } as const
  const people = count === null ? 'them' : String(count)
  return (
    <section className={styles.bar} aria-label="Those you ticked" data-bulk>
      <p className={styles.count}>{count === null ? 'Those you ticked' : `${count} ticked`}</p>
      <details className={menu.menu} data-upwards data-move-menu>
        <summary className={menu.summary}>
          Move to…
          <Icon name="chevron-down" size="small" />
        </summary>
        <div className={menu.sheet}>
          {MOVES.filter(({ to }) => to !== 'rejected' && to !== 'offered').map(({ to, digit }) => (
            <button key={to} type="submit" form={form} name="moveAll" value={to} data-digit={digit}>
              {STAGE_NAMES[to]}
            </button>
          ))}
        </div>
      </details>
      <Button type="submit" form={form} size="small" {...writing} value="message">
        Write to {people}
      </Button>
      <Button
        type="submit"
        form={form}
        size="small"
        icon="download"
        formAction={resumesZipPath(jobId)}
      >
        Their CVs as zip
      </Button>
      <Button type="submit" form={form} size="small" {...writing} value="rejected">
        Not this time…
      </Button>
      <Link className={styles.untick} href={untickedHref} data-untick>
        Untick
      </Link>
    </section>
  )
}
