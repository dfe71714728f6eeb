import type { ReactNode } from 'react'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Table } from '#platform/ui/rows/table.tsx'
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
  const shown = rows.map(({ key, name, href, about, cells }) => ({
    key,
    cells: [
      <>
        {href ? <Link href={href}>{name}</Link> : name}
        {about && <small>{about}</small>}
      </>,
      ...cells.map((cell, index) => <span key={index}>{cell}</span>),
    ],
  }))
  return <Table className={styles.table} columns={columns} rows={shown} />
}
