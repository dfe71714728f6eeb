import type { ReactNode } from 'react'
import { TABLE_ROLES } from '#platform/ui/facts/table-roles.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import styles from './figures.module.css'

interface FigureTableProps {
  caption: string
  /** The first column names the row. */
  headings: string[]
  rows: { key: string; cells: ReactNode[] }[]
}

/** The number of columns that fit on a phone. */
const FITS = 4

/** A table of numbers. */
export function FigureTable({ caption, headings, rows }: FigureTableProps) {
  const folds = headings.length > FITS
  return (
    <div className={styles.scroll}>
      <table
        {...TABLE_ROLES.table}
        className={folds ? `${styles.table} ${styles.folds}` : styles.table}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {headings.map((heading) => (
              <th {...TABLE_ROLES.columnHeader} key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr {...TABLE_ROLES.row} key={key}>
              <th {...TABLE_ROLES.rowHeader} scope="row">
                {name}
              </th>
              {numbers.map((number, index) => (
                <td
                  {...TABLE_ROLES.cell}
                  key={headings[index + 1]}
                  data-heading={headings[index + 1]}
                >
                  {typeof number === 'number' ? formatCount(number) : number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
