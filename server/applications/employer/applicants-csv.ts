import { Readable } from 'node:stream'
import { toAnswers } from '#server/applications/applications.queries.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findApplicantRows } from './applicants.queries.ts'

const BATCH = 100
// Without it, spreadsheets take the letters for another alphabet's.
const BYTE_ORDER_MARK = '\uFEFF'
const HEADINGS = [
  'Name',
  'Email',
  'Phone',
  'Country',
  'Years of experience',
  'Link',
  'Status',
  'Sent',
  'First opened',
  'Withdrawn',
  'Resume',
  'Your note',
  'Cover letter',
]

type Row = Awaited<ReturnType<typeof findApplicantRows>>[number]

/** A job's applicants as a table, read from the database a few at a time. */
export function writeCsv(db: Db, jobId: Id): Readable {
  return Readable.from(linesOf(db, jobId), { objectMode: false })
}

async function* linesOf(db: Db, jobId: Id) {
  yield BYTE_ORDER_MARK + lineOf(HEADINGS)
  let last: Row | undefined
  do {
    const after = last ? { postedAt: last.sentAt, id: last.id } : null
    const rows = await findApplicantRows(db, jobId, { filter: null, limit: BATCH, after })
    if (rows.length > 0) yield rows.map((row) => lineOf(cellsOf(row))).join('')
    last = rows.at(-1)
  } while (last)
}

function cellsOf(row: Row): (string | number | null)[] {
  const { resume, ...answers } = toAnswers(row)
  return [
    answers.fullName,
    answers.email,
    answers.phoneNumber,
    answers.country,
    answers.yearsOfExperience,
    answers.portfolioLink,
    row.status,
    row.sentAt,
    row.openedAt,
    row.withdrawnAt,
    resume.name,
    row.note,
    answers.coverLetter,
  ]
}

export function lineOf(cells: (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cellOf(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^\s*[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
