import type { ReactNode } from 'react'
import { formatCount } from '#platform/primitives/formats.ts'
import { Table } from '#platform/ui/rows/table.tsx'
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
  const shown = rows.map(({ key, cells }) => ({
    key,
    cells: cells.map((cell) => (typeof cell === 'number' ? formatCount(cell) : cell)),
  }))
  return (
    <div className={styles.scroll}>
      <Table
        className={folds ? `${styles.table} ${styles.folds}` : styles.table}
        caption={caption}
        columns={headings}
        rows={shown}
      />
    </div>
  )
}
