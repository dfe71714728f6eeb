import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { UPLOAD_PATH, uploadFilePath } from '#hiring/upload/upload-paths.ts'
import type { RowOutcome } from '#hiring/upload/upload-words.ts'
import type { RowView } from './list-view.ts'
import styles from './report.module.css'

const TONES: Record<RowOutcome, 'success' | 'sea' | 'neutral' | 'warning' | 'danger'> = {
  published: 'success',
  changed: 'sea',
  unchanged: 'neutral',
  held: 'warning',
  waiting: 'warning',
  refused: 'danger',
  failed: 'danger',
}
const ORDER = Object.keys(TONES) as RowOutcome[]

/** The outcome of each row. */
export function Report({ id, rows }: { id: string; rows: RowView[] }) {
  const counts = ORDER.flatMap((outcome) => {
    const same = rows.filter((row) => row.outcome === outcome)
    const [first] = same
    return first ? [{ outcome, words: first.outcomeWords, count: same.length }] : []
  })
  return (
    <section className={styles.section} aria-labelledby="report">
      <h2 id="report">Result</h2>
      <ul className={styles.counts}>
        {counts.map(({ outcome, words, count }) => (
          <li key={outcome}>
            <Tag tone={TONES[outcome]}>
              {words} {count}
            </Tag>
          </li>
        ))}
      </ul>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <ReportRow key={row.number} row={row} />
        ))}
      </ul>
      <ButtonRow>
        <ButtonLink href={uploadFilePath(id, 'report')} icon="download" reloadDocument>
          Report as CSV
        </ButtonLink>
        <ButtonLink href={UPLOAD_PATH} tone="quiet">
          Upload another list
        </ButtonLink>
      </ButtonRow>
    </section>
  )
}

function ReportRow({ row }: { row: RowView }) {
  const { number, title, where, outcome, outcomeWords, outcomeDetail, jobHref } = row
  if (!outcome) return null
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <span className={styles.number}>Row {number}</span>
        {jobHref ? <Link href={jobHref}>{title}</Link> : <b>{title}</b>}
        <Tag tone={TONES[outcome]}>{outcomeWords}</Tag>
      </p>
      <p className={styles.facts}>{where}</p>
      {outcomeDetail && <p className={styles.facts}>{outcomeDetail}</p>}
    </li>
  )
}
