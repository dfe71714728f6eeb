import type { Readable } from 'node:stream'
import type { JobsQuery } from './dashboard.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Figures } from '#board/figures/figures.service.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import { writeTable } from '#platform/text/csv-table.ts'
import type { Db } from '#platform/database/database.ts'
import { findOverview, type OverviewRow } from './overview.queries.ts'
import { statusOf } from './posted-jobs.service.ts'
import { findRows, type JobRow } from './rows.queries.ts'

const BATCH = 200
const HEADINGS = [
  'Reference',
  'Your reference',
  'Job title',
  'Employer',
  'Place',
  'Pay',
  'Status',
  'Posted',
  'Closes',
  'Closed',
  'New applicants',
  'All applicants',
  'Waiting for an answer',
  'Oldest waits since',
  'Views',
  'Views in the last 7 days',
  'Check',
]

/** The jobs to export: those that the table shows, or the ticked ones among them. */
export interface CsvSelection {
  query: JobsQuery
  ids: Id[] | null
}

interface Parts {
  figures: Pick<Figures, 'findViews'>
}

/** An account’s jobs as CSV, read from the database in batches. */
export function writeJobsCsv(db: Db, accountId: Id, selection: CsvSelection & Parts): Readable {
  return writeTable(HEADINGS, readJobs(db, accountId, selection))
}

async function* readJobs(db: Db, accountId: Id, { query, ids, figures }: CsvSelection & Parts) {
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await findOverview(db, accountId, { ...query, ids, limit: BATCH, offset })
    if (rows.length === 0) return
    const found = rows.map(({ id }) => id)
    const viewsOf = await figures.findViews(found)
    const jobs = new Map((await findRows(db, found)).map((job) => [job.id, job]))
    yield rows.flatMap((row) => {
      const job = jobs.get(row.id)
      return job ? [[...factsOf(job), ...countsOf(row, viewsOf(row.id)), wordsOf(job)]] : []
    })
  }
}

function factsOf(job: JobRow) {
  const { id, sourceRef, title, employerName, place, postedAt, closesAt, closedAt } = job
  const pay = formatPay(payOf(job))
  return [
    id,
    sourceRef,
    title,
    employerName,
    place,
    pay,
    statusOf(job),
    postedAt,
    closesAt,
    closedAt,
  ]
}

function countsOf(row: OverviewRow, views: { all: number; since: number }) {
  const { newApplicants, applicants, waiting, waitsSince } = row
  return [newApplicants, applicants, waiting, waitsSince, views.all, views.since]
}

function wordsOf({ headline }: JobRow): string | null {
  return headline && [headline.words, headline.reason].filter(Boolean).join(': ')
}
