import { Table } from '#platform/ui/rows/table.tsx'
import styles from './legal.module.css'

interface LegalTableProps {
  columns: readonly string[]
  /** The cells of each row; the first one names it. */
  rows: readonly (readonly [name: string, ...cells: string[]])[]
}

/** A table whose rows are cards on a phone. */
export function LegalTable({ columns, rows }: LegalTableProps) {
  const keyed = rows.map((cells) => ({ key: cells[0], cells }))
  return <Table className={styles.table} columns={columns} rows={keyed} />
}
