import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import {
  ANSWER_COLUMNS,
  DETAILS_COLUMNS,
  toSeenAnswers,
} from '#hiring/applications/applications.queries.ts'
import { OFFER_COLUMNS, stateOf } from '#hiring/applications/model/application-state.ts'
import { DETAILS_WITHHELD } from '#hiring/applications/model/applications.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { notesAsText } from '#hiring/team/notes/notes.queries.ts'
import { readBatches, writeTable } from '#platform/text/csv-table.ts'
import type { Db } from '#platform/database/database.ts'
import type { Cursor } from '#platform/paging.ts'

const BATCH = 100
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
  const read = (last?: Row) => findRows(db, jobId, last ? { time: last.sentAt, id: last.id } : null)
  return writeTable(HEADINGS, readBatches(read, cellsOf))
}

/** Newest first, with all their answers. */
async function findRows(db: Db, jobId: Id, after: Cursor | null) {
  let query = db
    .selectFrom('application')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select(ANSWER_COLUMNS)
    .select(DETAILS_COLUMNS)
    .select(OFFER_COLUMNS)
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
    stateOf(row),
    row.sentAt,
    row.openedAt,
    row.withdrawnAt,
    answers?.resume.name ?? null,
    row.notes,
    answers?.coverLetter ?? DETAILS_WITHHELD,
    answers?.screening.map(({ question, answer }) => `${question} ${answer}`).join('\n') ?? null,
  ]
}
