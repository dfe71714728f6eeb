import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { RowPlan } from './upload-words.ts'
import { toView } from '#board/jobs/stored/job-rows.ts'
import { toAnswers, toColumns, type Posting } from '#hiring/posting/stored/posting-columns.ts'
import type { PostingRow } from '#hiring/posting/postings.queries.ts'
import { mergeAnswers } from './reading/merge-answers.ts'

const COMPARED = [
  'title',
  'employerName',
  'employerLogo',
  'category',
  'type',
  'country',
  'place',
  'isRemote',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'hoursPerWeek',
  'description',
  'applyEmail',
  'closesAt',
  'occupationCode',
  'payBand',
  'offersSponsorship',
] as const
/** Columns that an advert takes from its organisation if it leaves them empty. */
const CLAIMED = ['legalName', 'companyNumber', 'sponsorId'] as const

/** Whether a job already has all these values. */
export function isSamePosting(job: PostingRow, posting: Posting): boolean {
  const columns = toColumns(posting)
  return (
    COMPARED.every((name) => job[name] === columns[name]) &&
    CLAIMED.every((name) => columns[name] === null || job[name] === columns[name])
  )
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
