import { AnswerLine } from '#sponsorship/headline/pages/answer-line.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TABLE_ROLES } from '#platform/ui/facts/table-roles.ts'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { Wrong } from './list-cells.ts'
import { canPublish, type ListView, type TableRow } from './list-view.ts'
import styles from './list-table.module.css'

const PLANS = {
  new: { tone: 'neutral', words: 'New' },
  change: { tone: 'sea', words: 'Changes a job' },
  same: { tone: 'neutral', words: 'Unchanged' },
  double: { tone: 'warning', words: 'In the list twice' },
} as const

interface ListTableProps {
  table: ListView['table']
  typed: Record<string, string> | undefined
}

/** The rows as a spreadsheet shows them; on a narrow screen each is a card, and to screen readers still a row. */
export function ListTable({ table, typed }: ListTableProps) {
  const { columns, lists, rows } = table
  return (
    <div className={styles.box}>
      <table {...TABLE_ROLES.table} className={styles.table}>
        <caption className="visually-hidden">Your jobs, one a row</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader} className={styles.tick}>
              <span className="visually-hidden">Publish</span>
            </th>
            <th {...TABLE_ROLES.columnHeader} className={styles.name}>
              Job title
            </th>
            <th {...TABLE_ROLES.columnHeader}>Result</th>
            {columns.map(({ field, heading }) => (
              <th {...TABLE_ROLES.columnHeader} key={field}>
                {heading}
              </th>
            ))}
            <th {...TABLE_ROLES.columnHeader} className={styles.edit}>
              <span className="visually-hidden">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {rows.map((row) => (
            <Row key={`${row.number} ${row.isSelected}`} {...{ row, columns, typed }} />
          ))}
        </tbody>
      </table>
      {lists.map(([field, texts]) => (
        <datalist key={field} id={`list-${field}`}>
          {texts.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      ))}
    </div>
  )
}

interface RowProps extends Pick<ListTableProps, 'typed'> {
  row: TableRow
  columns: ListView['table']['columns']
}

function Row({ row, columns, typed }: RowProps) {
  const { number, title, name, cells, isSelected } = row
  const canTick = canPublish(row)
  const edit = canTick ? 'Edit' : 'Fix'
  const toTypedCell = (wrong: Wrong) => (
    <WrongText key={wrong.field} {...{ number, wrong, typed }} />
  )
  return (
    <tr {...TABLE_ROLES.row} className={styles.row} data-problem={row.isWrong || undefined}>
      <td {...TABLE_ROLES.cell} className={styles.tick}>
        {canTick ? (
          <label>
            <input
              type="checkbox"
              name="row"
              value={number}
              defaultChecked={isSelected}
              aria-label={`Publish row ${number}: ${title}`}
            />
          </label>
        ) : (
          <Icon name="alert" />
        )}
      </td>
      <th {...TABLE_ROLES.rowHeader} className={styles.name} data-wrong={name.wrong.length}>
        <span className={styles.number}>Row {number}</span>{' '}
        {name.wrong.length > 0 ? (
          name.wrong.map(toTypedCell)
        ) : (
          <b className={styles.text}>{title}</b>
        )}
      </th>
      <td {...TABLE_ROLES.cell} className={styles.result}>
        <Result row={row} />
      </td>
      {cells.map(({ text, wrong }, at) => (
        <td
          {...TABLE_ROLES.cell}
          key={columns[at]?.field}
          data-column={columns[at]?.field}
          data-heading={columns[at]?.heading}
          data-wrong={wrong.length}
          data-empty={text === '' && wrong.length === 0}
        >
          {wrong.length > 0 ? wrong.map(toTypedCell) : <span className={styles.text}>{text}</span>}
        </td>
      ))}
      <td {...TABLE_ROLES.cell} className={styles.edit}>
        <Button
          type="submit"
          size="small"
          name="go"
          value={`row-${number}`}
          aria-label={`${edit} row ${number}`}
        >
          {edit}
        </Button>
      </td>
    </tr>
  )
}

interface WrongTextProps extends Pick<ListTableProps, 'typed'> {
  number: number
  wrong: Wrong
}

/** A wrong text to be typed again, or what is wrong about one that only the row’s form has room for. */
function WrongText({ number, wrong, typed }: WrongTextProps) {
  const { field, label, words, value, isCell } = wrong
  if (!isCell) return <p className={styles.problem}>{words}</p>
  const name = `cell-${number}-${field}`
  return (
    <>
      <input type="hidden" name={`was-${number}-${field}`} value={value} />
      <TextField
        name={name}
        label={label}
        aria-label={`${label}, row ${number}`}
        error={words}
        defaultValue={typed?.[name] ?? value}
        list={`list-${field}`}
        autoComplete="off"
      />
    </>
  )
}

/** What publishing the row does, and what else there is to say about it. */
function Result({ row }: { row: TableRow }) {
  const { problems, warnings, plan, planDetail, jobHref, outcome, outcomeWords, outcomeDetail } =
    row
  return (
    <>
      {outcome === null && canPublish(row) && plan !== 'new' && (
        <Tag tone={PLANS[plan].tone}>{PLANS[plan].words}</Tag>
      )}
      {outcome !== null && <Tag tone="warning">{outcomeWords}</Tag>}
      {row.answer && <AnswerLine answer={row.answer} />}
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {planDetail && (
        <p>
          {planDetail} {jobHref && <Link href={jobHref}>Look at it</Link>}
        </p>
      )}
      {outcomeDetail && <p>{outcomeDetail}</p>}
    </>
  )
}
