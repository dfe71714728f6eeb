import type { ReactNode } from 'react'
import { AnswerLine } from '#sponsorship/headline/pages/answer-line.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { formPath } from '#trade/paths/posting-paths.ts'
import { checkPath } from '#trade/paths/sponsorship-paths.ts'
import { BULK_FORM } from '#hiring/dashboard/pages/bulk/use-ticked.ts'
import cell from './job-row.module.css'
import styles from './jobs-table.module.css'
import { TABLE_ROLES as ROLES } from '#platform/ui/facts/table-roles.ts'
import { RowMenu } from './row-menu.tsx'
import type { ShownRow } from './shown-row.ts'

const STATUS = {
  open: { words: 'Open', tone: 'sea', icon: undefined },
  held: { words: 'Held', tone: 'warning', icon: 'clock' },
  refused: { words: 'Refused', tone: 'danger', icon: 'alert' },
  closed: { words: 'Closed', tone: 'neutral', icon: undefined },
} as const

interface JobRowProps {
  row: ShownRow
  back: string
  isHidden: boolean
}

/** A job's row. Its roles keep it a table row even when it looks like a card. */
export function JobRow({ row, back, isHidden }: JobRowProps) {
  const { id, title, status, canManage, closesOn, next } = row
  const { words, tone, icon } = STATUS[status]

  return (
    <tr {...ROLES.row} id={id} hidden={isHidden}>
      <td {...ROLES.cell} className={styles.tick}>
        {canManage && status !== 'refused' && (
          <label className={cell.tickBox}>
            <input
              type="checkbox"
              form={BULK_FORM}
              name="job"
              value={`${id}.${closesOn}`}
              aria-label={`Tick ${title}`}
            />
          </label>
        )}
      </td>
      <th {...ROLES.rowHeader} className={styles.title}>
        {hasNoPage(status) && !canManage ? (
          <span className={cell.name}>{title}</span>
        ) : (
          <Link className={cell.name} href={hasNoPage(status) ? formPath(id) : jobPath(row)}>
            {title}
          </Link>
        )}
        <small>{row.facts}</small>
        {!isUnseen(row) && <Notes row={row} />}
      </th>
      <td {...ROLES.cell} className={styles.status}>
        <Tag tone={tone} icon={icon}>
          {words}
        </Tag>
      </td>
      <td {...ROLES.cell} className={styles.closes}>
        {row.closes && (
          <>
            <span className={row.closes.isSoon ? cell.late : undefined}>{row.closes.date}</span>{' '}
            <small>{row.closes.note}</small>
          </>
        )}
      </td>
      <Counts row={row} />
      <td {...ROLES.cell} className={styles.check}>
        <Check row={row} />
      </td>
      <td {...ROLES.cell} className={styles.last}>
        <div>
          {next && (
            <ButtonLink href={next.href} size="small" aria-label={`${next.label}: ${title}`}>
              {next.label}
            </ButtonLink>
          )}
          <RowMenu row={row} back={back} />
        </div>
      </td>
    </tr>
  )
}

function hasNoPage(status: ShownRow['status']) {
  return status === 'held' || status === 'refused'
}

/** Whether it is held before anybody has seen it, so that its reason has the room of the figures. */
function isUnseen({ status, applicants }: ShownRow) {
  return hasNoPage(status) && applicants === 0
}

function Notes({ row: { notes, unread } }: { row: ShownRow }) {
  return (
    <>
      {unread && <Tag tone="signal">{unread}</Tag>}
      {notes.map(({ tag, icon, words }) => (
        <p key={tag} className={cell.note}>
          <Tag tone="warning" icon={icon}>
            {tag}
          </Tag>{' '}
          {words !== '' && <span>{words}</span>}
        </p>
      ))}
    </>
  )
}

function Counts({ row }: { row: ShownRow }) {
  const { newApplicants, applicants, waits, views } = row
  if (isUnseen(row))
    return (
      <td {...ROLES.cell} colSpan={4} className={styles.notes}>
        <Notes row={row} />
      </td>
    )
  return (
    <>
      <Figure label="New">
        {newApplicants > 0 ? <Tag tone="signal">{newApplicants}</Tag> : <Soft>0</Soft>}
      </Figure>
      <Figure label="All">{applicants}</Figure>
      <Figure label="Waits">
        {waits ? (
          <span className={waits.isLate ? cell.late : undefined}>{waits.words}</span>
        ) : (
          <Soft>none</Soft>
        )}
      </Figure>
      <Figure label="Views">
        {views.all} {views.since && <small>+{views.since}</small>}
      </Figure>
    </>
  )
}

/** A figure with its label, which only cards show. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td {...ROLES.cell} className={styles.figure}>
      <span className={cell.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  )
}

function Soft({ children }: { children: ReactNode }) {
  return <span className={cell.soft}>{children}</span>
}

function Check({ row: { id, title, check, noCheck } }: { row: ShownRow }) {
  if (!check) return <span className={cell.soft}>{noCheck}</span>
  return (
    <Link className={cell.answer} href={checkPath(id)} aria-label={`${check.words}: ${title}`}>
      <AnswerLine answer={check} />
    </Link>
  )
}
