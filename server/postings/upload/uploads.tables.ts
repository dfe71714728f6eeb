import type { Generated, JSONColumnType } from 'kysely'
import type { FieldProblem } from '#contract/errors.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'
import type { RowOutcome, RowPlan, UploadState } from '#contract/upload-words.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    upload: UploadTable
    uploadRow: UploadRowTable
  }
}

/** A list of adverts that an employer has uploaded. */
export interface UploadTable {
  id: string
  accountId: string
  /** Of the file; empty for a list that was pasted. */
  name: string
  /** Columns that we have no place for. */
  unusedColumns: JSONColumnType<string[]>
  state: Generated<UploadState>
  /** When it was declared that nobody pays for any of its jobs. */
  noFeeDeclaredAt: string | null
  createdAt: Generated<string>
  publishedAt: string | null
  expiresAt: string
}

export interface UploadRowTable {
  uploadId: string
  /** As a spreadsheet counts them; the header is the first. */
  number: number
  /** Of the posting form. */
  answers: JSONColumnType<Record<string, string>>
  /** The employer’s own number for the job; empty for none. */
  reference: string
  /** The row itself, if it could not be read. */
  source: string | null
  problems: JSONColumnType<FieldProblem[]>
  warnings: JSONColumnType<FieldProblem[]>
  plan: RowPlan
  /** Why it is a second one; empty for the others. */
  planDetail: string
  /** What a check says of it; null for a job abroad, and for a row with problems. */
  headline: JSONColumnType<Headline> | null
  isSelected: boolean
  /** What has become of it; null until then. */
  outcome: RowOutcome | null
  outcomeDetail: Generated<string>
  /** The job that it changes, or has become. */
  jobId: string | null
  /** How often it has failed for no reason of its own. */
  tries: Generated<number>
}
