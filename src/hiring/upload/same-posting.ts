import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { RowPlan } from './upload-words.ts'
import { toView } from '#board/jobs/stored/job-rows.ts'
import { toAnswers, toColumns, type Posting } from '#hiring/posting/stored/posting-columns.ts'
import type { PostingRow } from '#hiring/posting/postings.queries.ts'
import { mergeAnswers } from './reading/merge-answers.ts'

/** Columns that follow from others, or that a row does not state. */
const NOT_COMPARED = new Set([
  'descriptionHtml',
  'preview',
  'questions',
  'noFeeDeclaredAt',
  'lawException',
])
/** Columns that an advert takes from its organisation if it leaves them empty. */
const CLAIMED = new Set(['legalName', 'companyNumber', 'sponsorId'])

/** Whether a job already has all these values. */
export function isSamePosting(job: PostingRow, posting: Posting): boolean {
  return hasValues(job, posting, () => true)
}

function hasValues(job: PostingRow, posting: Posting, isCompared: (name: string) => boolean) {
  const columns = Object.entries(toColumns(posting)).filter(
    ([name]) => !NOT_COMPARED.has(name) && isCompared(name),
  )
  const values: Record<string, unknown> = job
  return columns.every(
    ([name, value]) => values[name] === value || (value === null && CLAIMED.has(name)),
  )
}

/** Columns by which two open adverts are not told apart. */
const NOT_READ = new Set(['closesAt', 'employerLogo', 'applyEmail', 'lawReason'])

/** Whether a job reads as this posting does: two of them would be one advert twice. */
export function isSameAdvert(job: PostingRow, posting: Posting): boolean {
  return hasValues(job, posting, (name) => !NOT_READ.has(name))
}

interface StoredRow {
  answers: Record<string, string>
  plan: RowPlan
  jobId: Id | null
}

/** The answers with which a row changes a job. A job that appeared since the preview is filled in now. */
export function withJob({ answers, plan, jobId }: StoredRow, job: PostingRow | null) {
  const hasIt = plan === 'change' || plan === 'same'
  return job === null || (hasIt && jobId === job.id) ? answers : fillIn(job, answers)
}

/** The answers of a job, replaced by those that a row states. */
export function fillIn(job: PostingRow, stated: Record<string, string>) {
  const { category, country } = toView(job)
  return mergeAnswers(toAnswers(job, { category: category.name, country: country.name }), stated)
}
