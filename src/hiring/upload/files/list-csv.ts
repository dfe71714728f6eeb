import { stringify } from 'csv-stringify/sync'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import {
  FILE_COLUMNS,
  OUTCOME_WORDS,
  problemWords,
  UPLOAD_COLUMNS,
} from '#hiring/upload/upload-words.ts'
import { SAFE_CSV } from '#platform/text/csv.ts'
import type { listWholeRows } from '#hiring/upload/rows.queries.ts'

type Row = Awaited<ReturnType<typeof listWholeRows>>[number]

// Without the byte order mark, spreadsheets do not read it as UTF-8.
const FORMAT = { ...SAFE_CSV, bom: true, quoted: true, record_delimiter: 'windows' } as const
const NAMES = UPLOAD_COLUMNS.map(({ name }) => name)
const TICKED = new Set(['isRemote', 'offersSponsorship'])

/** A list to fill in, with two examples. */
export function toTemplateCsv(): string {
  const examples = ([0, 1] as const).map((index) =>
    UPLOAD_COLUMNS.map(({ examples }) => examples?.[index] ?? ''),
  )
  return stringify([NAMES, ...examples], FORMAT)
}

/** The rows with problems, to be corrected in a spreadsheet and uploaded again. */
export function toProblemsCsv(rows: Row[]): string {
  const { row, problem, source } = FILE_COLUMNS
  const wrong = rows.filter(({ problems }) => problems.length > 0)
  const lines = wrong.map((each) => [
    String(each.number),
    each.problems.map(problemWords).join(' '),
    ...UPLOAD_COLUMNS.map(({ field }) => cellOf(each, field)),
    each.source ?? '',
  ])
  return stringify([[row, problem, ...NAMES, source], ...lines], FORMAT)
}

/** The outcome of each row. */
export function toReportCsv(rows: Row[], publicUrl: string): string {
  const { row, outcome, detail, address } = FILE_COLUMNS
  const header = [row, 'Reference', 'Job title', 'Town', 'Company name', outcome, detail, address]
  return stringify([header, ...rows.map((each) => reportLine(each, publicUrl))], FORMAT)
}

function reportLine(row: Row, publicUrl: string): string[] {
  const { jobTitle = '', place = '', companyName = '' } = row.answers
  const { words, detail } = describeOutcome(row)
  const hasPage = row.jobId && row.outcome !== null && row.outcome !== 'refused'
  const address = hasPage ? `${publicUrl}${jobPath({ id: row.jobId ?? '', title: jobTitle })}` : ''
  return [String(row.number), row.reference, jobTitle, place, companyName, words, detail, address]
}

type Outcome = Pick<Row, 'problems' | 'outcome' | 'outcomeDetail' | 'plan' | 'planDetail'>

function describeOutcome({ problems, outcome, outcomeDetail, plan, planDetail }: Outcome) {
  if (outcome !== null) return { words: OUTCOME_WORDS[outcome], detail: outcomeDetail }
  const detail = problems.map(problemWords).join(' ') || (plan === 'double' ? planDetail : '')
  return { words: 'Not published', detail: detail || 'It was not ticked.' }
}

function cellOf({ answers, reference }: Row, field: string): string {
  if (field === 'reference') return reference
  const answer = answers[field] ?? ''
  if (field === 'occupation') return answer || (answers.occupationCode ?? '')
  if (TICKED.has(field)) return answer === 'on' ? 'yes' : 'no'
  return answer
}
