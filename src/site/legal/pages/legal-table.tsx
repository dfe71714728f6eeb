import { TABLE_ROLES } from '#platform/ui/facts/table-roles.ts'
import styles from './legal.module.css'

interface LegalTableProps {
  columns: readonly string[]
  /** The cells of each row; the first one names it. */
  rows: readonly (readonly [name: string, ...cells: string[]])[]
}

/** A table whose rows are cards on a phone. */
export function LegalTable({ columns, rows }: LegalTableProps) {
  return (
    <table className={styles.table} {...TABLE_ROLES.table}>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          {columns.map((column) => (
            <th key={column} {...TABLE_ROLES.columnHeader}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {rows.map(([name, ...cells]) => (
          <tr key={name} {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.rowHeader}>{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]} {...TABLE_ROLES.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
