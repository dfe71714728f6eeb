import styles from './field-table.module.css'
import type { Field } from './parse-calls.ts'

interface FieldTableProps {
  /** The table's name for screen readers. */
  label: string
  fields: Field[]
}

/** Fields as a table, which becomes a list of blocks on a phone. */
export function FieldTable({ label, fields }: FieldTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, isRequired, place, description }) => (
          <tr key={`${place}-${name}`}>
            <th scope="row">
              <code>{name}</code>
              {place && (
                <span className={styles.place}>
                  {place}
                  {isRequired && ', required'}
                </span>
              )}
            </th>
            <td>
              {type}
              {description && <span className={styles.more}>{plain(description)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Removes the backticks around code. */
function plain(text: string) {
  return text.replaceAll('`', '')
}
