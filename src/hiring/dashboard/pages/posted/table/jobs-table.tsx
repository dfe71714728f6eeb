import { useDeletedJobs } from '#board/jobs/pages/card/delete-job.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { JOB_SORTS, type JobsQuery, type JobsSort } from '#hiring/dashboard/dashboard.ts'
import { postedJobsPath } from '#hiring/dashboard/dashboard-paths.ts'
import type { StartedPosting } from '#hiring/posting/drafts/posting-drafts.service.ts'
import { TickAll } from '#hiring/dashboard/pages/bulk/tick-all.tsx'
import { DraftRow } from './draft-row.tsx'
import { JobRow } from './job-row.tsx'
import styles from './jobs-table.module.css'
import { TABLE_ROLES as ROLES } from '#platform/ui/facts/table-roles.ts'
import type { ShownRow } from './shown-row.ts'
import { useEffect } from 'react'

interface JobsTableProps {
  rows: ShownRow[]
  draft: StartedPosting | null
  query: JobsQuery
}

interface Column {
  label: string
  sort?: JobsSort
  direction?: 'ascending' | 'descending'
  isFigure?: boolean
}

const COLUMNS: Column[] = [
  { label: 'Job', sort: 'title', direction: 'ascending' },
  { label: 'Status' },
  { label: 'Closes', sort: 'closing', direction: 'ascending' },
  { label: 'New', isFigure: true },
  { label: 'All', sort: 'applicants', direction: 'descending', isFigure: true },
  { label: 'Waits', sort: 'wait', direction: 'descending', isFigure: true },
  { label: 'Views + 7 days', isFigure: true },
  { label: 'Check' },
]

/** The jobs: a table on a wide screen and cards on a narrow one, with the same markup. */
export function JobsTable({ rows, draft, query }: JobsTableProps) {
  const deleted = useDeletedJobs()
  useMenus()
  return (
    <table {...ROLES.table} className={styles.table}>
      <caption className="visually-hidden">Your jobs: {JOB_SORTS[query.sort]}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <td {...ROLES.cell} className={styles.tick}>
            <TickAll />
          </td>
          {COLUMNS.map((column) => (
            <Heading key={column.label} column={column} query={query} />
          ))}
          <th {...ROLES.columnHeader}>
            <span className="visually-hidden">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {draft && <DraftRow draft={draft} />}
        {rows.map((row) => (
          <JobRow
            key={row.id}
            row={row}
            back={postedJobsPath(query)}
            isHidden={deleted.has(row.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

function Heading({ column, query }: { column: Column; query: JobsQuery }) {
  const { label, sort, direction, isFigure } = column
  const isSorted = sort === query.sort
  return (
    <th
      {...ROLES.columnHeader}
      className={isFigure ? styles.figure : undefined}
      aria-sort={isSorted ? direction : undefined}
    >
      {sort ? (
        <Link href={postedJobsPath({ ...query, sort, page: 1 })} preventScrollReset>
          {label}
          {isSorted && <Icon name="chevron-down" size="small" />}
        </Link>
      ) : (
        label
      )}
    </th>
  )
}

const OPEN = 'details[name="row-menu"][open]'

/** Closes a row’s menu on Escape, and when the user moves elsewhere. */
function useMenus() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('pointerdown', closeOthers, { signal })
    document.addEventListener('focusin', closeOthers, { signal })
    return () => listening.abort()
  }, [])
}

function closeOnEscape({ key, target, defaultPrevented }: KeyboardEvent) {
  const menu = document.querySelector<HTMLDetailsElement>(OPEN)
  // The delete confirmation closes itself first.
  const isInside = target instanceof Element && target.closest('details') === menu
  if (key !== 'Escape' || defaultPrevented || !menu || !isInside) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function closeOthers({ target }: Event) {
  const menu = document.querySelector<HTMLDetailsElement>(OPEN)
  if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
}
