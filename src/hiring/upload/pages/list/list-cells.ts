import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { formatTypedPay } from '#trade/pay/typed-pay.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { isCell } from '#hiring/upload/row-fields.ts'
import { columnName, UPLOAD_COLUMNS } from '#hiring/upload/upload-words.ts'

interface CellRow {
  answers: Record<string, string>
  reference: string
  problems: FieldProblem[]
}

interface Column {
  field: string
  heading: string
}

/** A text that is wrong, with what to do about it. */
export interface Wrong {
  field: string
  label: string
  words: string
  value: string
  /** Whether it is typed into the table; otherwise the row’s form has it. */
  isCell: boolean
}

interface Cell {
  text: string
  wrong: Wrong[]
}

/** The column of the name, which is the heading of its row. */
export const NAME = 'jobTitle'
/** Columns that every table has; others only if something in them is wrong. */
const ALWAYS = new Set(['companyName', 'place', 'payMin', 'closesOn'])
/** Problems that are shown in the column of another field. */
const SHOWN_AT: Record<string, string> = {
  payMax: 'payMin',
  payCurrency: 'payMin',
  payPeriod: 'payMin',
  sponsorId: 'legalName',
  occupationCode: 'occupation',
}

/** The columns of a table of these rows, in the template’s order. */
export function toColumns(rows: CellRow[]): Column[] {
  const wrong = new Set(rows.flatMap(({ problems }) => problems.map(toField)))
  const hasReferences = rows.some(({ reference }) => reference !== '')
  return UPLOAD_COLUMNS.filter(
    ({ field }) =>
      field !== NAME &&
      (ALWAYS.has(field) || wrong.has(field) || (field === 'reference' && hasReferences)),
  ).map(({ field, name }) => ({ field, heading: field === 'payMin' ? 'Pay' : name }))
}

/** The cell of a row in the column of a field. */
export function toCell(row: CellRow, column: string): Cell {
  const fields = [
    ...new Set(
      row.problems.filter((problem) => toField(problem) === column).map(({ field }) => field),
    ),
  ]
  return {
    text: toText(row, column),
    wrong: fields.map((field) => ({
      field,
      label: columnName(field),
      words: row.problems
        .filter((problem) => problem.field === field)
        .map(({ message }) => message)
        .join(' '),
      value: field === 'reference' ? row.reference : (row.answers[field] ?? ''),
      isCell: isCell(field),
    })),
  }
}

/** The texts that a column takes, by its field. */
export type Lists = Readonly<Record<string, readonly string[]>>

/** The lists for cells that are wrong. */
export function toLists(
  rows: CellRow[],
  lists: Lists,
): [field: string, texts: readonly string[]][] {
  const wrong = new Set(rows.flatMap(({ problems }) => problems.map(({ field }) => field)))
  return Object.entries(lists).filter(([field]) => wrong.has(field))
}

/** Whether a problem has no column: it is about the whole row. */
export function isOfWholeRow({ field }: FieldProblem): boolean {
  return columnName(field) === ''
}

function toField({ field }: FieldProblem): string {
  return SHOWN_AT[field] ?? field
}

function toText({ answers, reference }: CellRow, column: string): string {
  const answer = answers[column] ?? ''
  if (column === 'reference') return reference
  if (column === 'payMin') return formatTypedPay(answers) ?? ''
  if (column === 'closesOn' && /^\d{4}-\d{2}-\d{2}$/.test(answer))
    return Number.isNaN(Date.parse(answer)) ? answer : mediumDate(`${answer}T12:00:00Z`)
  return answer
}
