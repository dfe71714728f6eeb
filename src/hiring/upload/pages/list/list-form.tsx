import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { uploadFilePath, uploadPath } from '#hiring/upload/upload-paths.ts'
import { canPublish, isShown, type Filter, type ListView } from './list-view.ts'
import styles from './list-form.module.css'
import { ListRow } from './list-row.tsx'

const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'ready', label: 'Can be published' },
  { value: 'problems', label: 'With problems' },
  { value: 'double', label: 'In the list twice' },
]

/** The rows of a list, each with a tick box. Every button saves the ticks, so that none is lost. */
export function ListForm({ list, filter }: { list: ListView; filter: Filter }) {
  const { id, waiting, counts, state } = list
  const rows = waiting.filter((row) => isShown(row, filter))
  const shown = rows.filter(canPublish).map(({ number }) => number)
  return (
    <section className={styles.section} aria-labelledby="rows">
      <h2 id="rows">{state === 'done' ? 'Not published' : 'Your jobs'}</h2>
      <Form method="post" action={uploadPath(id)} className={styles.form}>
        <PageOwner />
        <input type="hidden" name="shown" value={shown.join(',')} />
        <fieldset className={styles.filters}>
          <legend className="visually-hidden">Show</legend>
          {FILTERS.filter(({ value }) => counts[value] > 0 || value === filter).map(
            ({ value, label }) => (
              <button
                key={value}
                type="submit"
                name="go"
                value={value}
                className={styles.filter}
                aria-pressed={value === filter}
              >
                {label} <span className={styles.count}>{counts[value]}</span>
              </button>
            ),
          )}
        </fieldset>
        {counts.problems > 0 && (
          <p>
            Fix rows with problems here, or{' '}
            <Link href={uploadFilePath(id, 'problems')} reloadDocument>
              download them as CSV
            </Link>
            , fix them in your spreadsheet and upload them again.
          </p>
        )}
        {rows.length === 0 && <p>There are none.</p>}
        <ul className={styles.rows}>
          {rows.map((row) => (
            <ListRow key={`${row.number} ${row.isSelected}`} row={row} />
          ))}
        </ul>
        <div className={styles.bar}>
          <Button type="submit" name="go" value="publish" tone="primary" iconEnd="arrow-right">
            Go on with the ticked jobs
          </Button>
        </div>
      </Form>
    </section>
  )
}
