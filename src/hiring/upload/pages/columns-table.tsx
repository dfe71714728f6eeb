import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { TEMPLATE_PATH } from '#hiring/upload/upload-paths.ts'
import type { UploadColumn } from '#hiring/upload/upload-words.ts'
import styles from './columns-table.module.css'

/** The names of the columns we read, and the content of each. */
export function ColumnsTable({ columns }: { columns: readonly UploadColumn[] }) {
  return (
    <section className={styles.section} aria-labelledby="columns">
      <h2 id="columns">The columns</h2>
      <p>
        Only the title and the description are required, in any order. Other names work, too:
        ‘Position’, ‘Salary’, ‘Closing date’.
      </p>
      <p>
        <ButtonLink href={TEMPLATE_PATH} icon="download" reloadDocument>
          Download the template
        </ButtonLink>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">What to write</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ field, name, isRequired, words }) => (
            <tr key={field}>
              <th scope="row">
                {name} {isRequired && <span className={styles.note}>required</span>}
              </th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
