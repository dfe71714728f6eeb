import type { Generated, JSONColumnType } from 'kysely'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { SavedHeadline } from '#sponsorship/freshness/show-headline.ts'
import type { RowOutcome, RowPlan, UploadState } from './upload-words.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    upload: UploadTable
    uploadRow: UploadRowTable
  }
}

/** A list of adverts that an employer has uploaded. */
export interface UploadTable {
  id: string
  accountId: string
  /** The file’s name; empty for a list that was pasted. */
  name: string
  /** Columns that match none of our fields. */
  unusedColumns: JSONColumnType<string[]>
  state: Generated<UploadState>
  /** The time when it was declared that applicants pay no fee for any of its jobs. */
  noFeeDeclaredAt: string | null
  createdAt: Generated<string>
  publishedAt: string | null
  expiresAt: string
}

export interface UploadRowTable {
  uploadId: string
  /** The row’s number as a spreadsheet counts; the header is the first. */
  number: number
  /** Answers of the posting form. */
  answers: JSONColumnType<Record<string, string>>
  /** The employer’s own number for the job; '' without one. */
  reference: string
  /** The row itself, if it could not be read. */
  source: string | null
  problems: JSONColumnType<FieldProblem[]>
  warnings: JSONColumnType<FieldProblem[]>
  plan: RowPlan
  /** The reason why it is a duplicate; empty for the others. */
  planDetail: string
  /** The result of its check; null for a job abroad, and for a row with problems. */
  headline: JSONColumnType<SavedHeadline> | null
  isSelected: boolean
  /** Null until it is published. */
  outcome: RowOutcome | null
  outcomeDetail: Generated<string>
  /** The job that it changes, or has become. */
  jobId: string | null
  /** The number of failures not caused by the row. */
  tries: Generated<number>
}
