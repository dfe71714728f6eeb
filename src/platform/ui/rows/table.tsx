import type { ReactNode } from 'react'
import { TABLE_ROLES } from '#platform/ui/facts/table-roles.ts'

interface TableProps {
  className: string | undefined
  caption?: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table whose rows the style sheet may show as cards: each cell has its column’s name as `data-label`. */
export function Table({ className, caption, columns, rows }: TableProps) {
  return (
    <table className={className} {...TABLE_ROLES.table}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
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
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} {...TABLE_ROLES.row}>
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
