import { Form } from 'react-router'
import { useLeaveWarning } from '#hiring/upload/pages/use-leave-warning.ts'
import { Returnable } from '#platform/forms/pages/use/returnable.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { uploadFilePath, uploadPath } from '#hiring/upload/upload-paths.ts'
import { canPublish, type Filter, type ListView } from './list-view.ts'
import styles from './list-form.module.css'
import { ListTable } from './list-table.tsx'

const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'ready', label: 'Can be published' },
  { value: 'problems', label: 'With problems' },
  { value: 'double', label: 'In the list twice' },
]

interface ListFormProps {
  list: ListView
  filter: Filter
  /** Texts that could not be saved, by the names of their cells. */
  typed: Record<string, string> | undefined
}

/** The rows of a list with their tick boxes and wrong cells. Every button saves all of it, so that nothing is lost. */
export function ListForm({ list, filter, typed }: ListFormProps) {
  const { id, table, counts, state } = list
  const tickable = table.rows.filter(canPublish).map(({ number }) => number)
  const isDone = state === 'done'
  const warning = useLeaveWarning()
  const hasCells = table.rows.some(({ name, cells }) =>
    [name, ...cells].some(({ wrong }) => wrong.some(({ isCell }) => isCell)),
  )
  return (
    <section className={styles.section} aria-labelledby="rows">
      <h2 id="rows" className={isDone ? undefined : 'visually-hidden'}>
        {isDone ? 'Not published' : 'Your jobs'}
      </h2>
      <Form
        id="list-form"
        method="post"
        action={uploadPath(id)}
        className={styles.form}
        {...warning}
      >
        <Returnable form="list-form">
          {/* The form's default button, so that Enter in a cell checks the list. */}
          <button type="submit" name="go" value={filter} hidden aria-label="Save" />
          <input type="hidden" name="shown" value={tickable.join(',')} />
          <div className={styles.head}>
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
              <p className={styles.words}>
                Fix what is red here, or{' '}
                <Link href={uploadFilePath(id, 'problems')} reloadDocument>
                  download these rows as CSV
                </Link>
                , fix them in your spreadsheet and upload them again.
              </p>
            )}
          </div>
          {table.rows.length === 0 ? <p>There are none.</p> : <ListTable {...{ table, typed }} />}
          <div className={styles.bar}>
            <Button type="submit" name="go" value="publish" tone="primary" iconEnd="arrow-right">
              Go on with the ticked jobs
            </Button>
            {hasCells && (
              <Button type="submit" name="go" value={filter}>
                Save and check again
              </Button>
            )}
          </div>
        </Returnable>
      </Form>
    </section>
  )
}
