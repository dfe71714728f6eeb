import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { toSeenAnswers } from '#server/applications/applications.queries.ts'
import { DETAILS_WITHHELD } from '#contract/applications.ts'
import type { Id } from '#contract/primitives.ts'
import { SAFE_CSV } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findApplicantRows } from './applicants.queries.ts'

const BATCH = 100
const FORMAT = { ...SAFE_CSV, quoted: true, record_delimiter: 'windows' } as const
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
  'CV',
  'Your note',
  'Cover letter',
]

type Row = Awaited<ReturnType<typeof findApplicantRows>>[number]

/** A job's applicants as CSV, read from the database in batches. */
export function writeCsv(db: Db, jobId: Id): Readable {
  return Readable.from(linesOf(db, jobId), { objectMode: false })
}

async function* linesOf(db: Db, jobId: Id) {
  // Without the byte order mark, spreadsheets do not read it as UTF-8.
  yield stringify([HEADINGS], { ...FORMAT, bom: true })
  let last: Row | undefined
  do {
    const after = last ? { time: last.sentAt, id: last.id } : null
    const rows = await findApplicantRows(db, jobId, { filter: null, limit: BATCH, after })
    if (rows.length > 0) yield stringify(rows.map(cellsOf), FORMAT)
    last = rows.at(-1)
  } while (last)
}

function cellsOf(row: Row): (string | number | null)[] {
  const { name, country, yearsOfExperience, answers } = toSeenAnswers(row)
  return [
    name,
    answers?.email ?? null,
    answers?.phoneNumber ?? null,
    country,
    yearsOfExperience,
    answers?.portfolioLink ?? null,
    row.status,
    row.sentAt,
    row.openedAt,
    row.withdrawnAt,
    answers?.resume.name ?? null,
    row.note,
    answers?.coverLetter ?? DETAILS_WITHHELD,
  ]
}
