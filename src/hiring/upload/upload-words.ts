import columns from './files/upload-columns.json' with { type: 'json' }

/** The maximum size of a file, in bytes. */
export const UPLOAD_LIMIT = 5 * 1024 * 1024
/** The maximum size of a pasted list, in bytes. */
export const PASTE_LIMIT = 1024 * 1024
export const MOST_ROWS = 500
/** The maximum number of unpublished lists per person. */
export const MOST_LISTS = 5
/** The days a list waits to be published, and the days its report is available. */
export const LIST_DAYS = { open: 7, published: 30 } as const
/** The daily limit of new jobs for a proved organisation; all others have the limit of single jobs. */
export const PROVED_DAILY_LIMIT = 500
export const REFERENCE_LIMIT = 100

/** A list opens no job again: its page asks what else is to be done then. */
export const CLOSED_JOB = 'The job is closed. Open it again on its page.'

export type UploadState = 'open' | 'publishing' | 'done'

/** The effect of publishing a row: a new job, changes to one, nothing, or it is a duplicate. */
export type RowPlan = 'new' | 'change' | 'same' | 'double'

export type RowOutcome =
  | 'published'
  | 'held'
  | 'changed'
  | 'unchanged'
  | 'refused'
  | 'waiting'
  | 'failed'

/** Whether a row with this outcome can still become a job, or change one. */
export function hasNoJob(outcome: RowOutcome | null): boolean {
  return outcome === null || ['refused', 'waiting', 'failed'].includes(outcome)
}

/** Whether a row with this outcome is published with the others that are ticked; a refused one is mended first. */
export function canBecomeJob(outcome: RowOutcome | null): boolean {
  return hasNoJob(outcome) && outcome !== 'refused'
}

/** The outcomes in the report’s words and order. */
export const OUTCOME_WORDS: Record<RowOutcome, string> = {
  published: 'Published',
  changed: 'Changed',
  unchanged: 'Unchanged',
  held: 'We look at it first',
  refused: 'Refused',
  waiting: 'Waits',
  failed: 'Failed',
}

/** Extra columns in the CSV of rows to fix and in the report. */
export const FILE_COLUMNS = {
  row: 'Row',
  problem: 'Problem',
  source: 'Row as it was',
  outcome: 'Result',
  detail: 'Why',
  address: 'Address',
} as const

/** A column of a list, by the posting form’s field for its problems. */
export interface UploadColumn {
  field: string
  name: string
  isRequired?: boolean
  words: string
  examples?: readonly string[]
}

/** The columns of the template, in its order. */
export const UPLOAD_COLUMNS: readonly UploadColumn[] = columns

const NAMES = new Map([
  ...UPLOAD_COLUMNS.map(({ field, name }) => [field, name] as const),
  ['sponsorId', 'Legal name'],
  ['occupationCode', 'Occupation'],
])

/** Empty for problems of the whole row. */
export function columnName(field: string): string {
  return NAMES.get(field) ?? ''
}

/** ‘Lowest pay: ‘abc’ is not an amount.’ */
export function problemWords({ field, message }: { field: string; message: string }): string {
  const column = columnName(field)
  return column ? `${column}: ${message}` : message
}
