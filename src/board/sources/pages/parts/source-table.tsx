import type { ReactNode } from 'react'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TABLE_ROLES } from '#platform/ui/facts/table-roles.ts'
import styles from './source-table.module.css'

export interface SourceTableRow {
  key: string
  name: string
  /** The page about it, if there is one. */
  href?: string | null
  /** One line about it, below its name. */
  about?: string | undefined
  cells: ReactNode[]
}

interface SourceTableProps {
  columns: readonly string[]
  rows: SourceTableRow[]
}

/** A table of sources, whose rows are cards on a phone. */
export function SourceTable({ columns, rows }: SourceTableProps) {
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
        {rows.map(({ key, name, href, about, cells }) => (
          <tr key={key} {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.rowHeader}>
              {href ? <Link href={href}>{name}</Link> : name}
              {about && <small>{about}</small>}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]} {...TABLE_ROLES.cell}>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
