import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import {
  ANSWER_COLUMNS,
  DETAILS_COLUMNS,
  toSeenAnswers,
} from '#hiring/applications/applications.queries.ts'
import { DETAILS_WITHHELD } from '#hiring/applications/model/applications.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { notesAsText } from '#hiring/team/notes/notes.queries.ts'
import { SAFE_CSV } from '#platform/text/csv.ts'
import type { Db } from '#platform/database/database.ts'
import type { Cursor } from '#platform/paging.ts'

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
  'Notes',
  'Cover letter',
  'Questions and answers',
]

type Row = Awaited<ReturnType<typeof findRows>>[number]

/** A job's applicants as CSV, read from the database in batches. */
export function writeCsv(db: Db, jobId: Id): Readable {
  return Readable.from(linesOf(db, jobId), { objectMode: false })
}

async function* linesOf(db: Db, jobId: Id) {
  // Without a byte order mark, spreadsheets do not read it as UTF-8.
  yield stringify([HEADINGS], { ...FORMAT, bom: true })
  let last: Row | undefined
  do {
    const after = last ? { time: last.sentAt, id: last.id } : null
    const rows = await findRows(db, jobId, after)
    if (rows.length > 0) yield stringify(rows.map(cellsOf), FORMAT)
    last = rows.at(-1)
  } while (last)
}

/** Newest first, with all their answers. */
async function findRows(db: Db, jobId: Id, after: Cursor | null) {
  let query = db
    .selectFrom('application')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .select(ANSWER_COLUMNS)
    .select(DETAILS_COLUMNS)
    .select([
      'application.id',
      'application.status',
      'application.createdAt as sentAt',
      'application.openedAt',
      'application.withdrawnAt',
    ])
    .select(notesAsText(db).$asScalar().$notNull().as('notes'))
    .where('jobId', '=', jobId)
  if (after)
    query = query.where(
      sql<boolean>`(application.created_at, application.id) < (${after.time}, ${after.id})`,
    )
  return query
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(BATCH)
    .execute()
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
    row.notes,
    answers?.coverLetter ?? DETAILS_WITHHELD,
    answers?.screening.map(({ question, answer }) => `${question} ${answer}`).join('\n') ?? null,
  ]
}
