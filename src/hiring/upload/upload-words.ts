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

export type UploadState = 'open' | 'publishing' | 'done'

/** The effect of publishing a row: a new job, changes to one, nothing, or it is a duplicate. */
export type RowPlan = 'new' | 'change' | 'same' | 'double'

export type RowOutcome =
  'published' | 'held' | 'changed' | 'unchanged' | 'refused' | 'waiting' | 'failed'

/** Whether a row with this outcome can still become a job, or change one. */
export function hasNoJob(outcome: RowOutcome | null): boolean {
  return outcome === null || ['refused', 'waiting', 'failed'].includes(outcome)
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
  outcome: 'What became of it',
  detail: 'Why',
  address: 'Address',
} as const

/** A column of a list, by the posting form’s field for its problems. */
export interface UploadColumn {
  field: string
  name: string
  isRequired?: boolean
  words: string
  examples?: readonly [string, string]
}

const CARE = 'Care for thirty people in a team of six. Every second weekend is free.'
const CODE = 'Build and run our booking system. You write TypeScript and look after the database.'

/** The columns of the template, in its order. */
export const UPLOAD_COLUMNS: readonly UploadColumn[] = [
  {
    field: 'reference',
    name: 'Reference',
    words:
      'Your own number for the job. Upload the list again, and the same number changes the job.',
    examples: ['HV-101', 'HV-102'],
  },
  {
    field: 'jobTitle',
    name: 'Job title',
    isRequired: true,
    words: 'As people search for it.',
    examples: ['Registered nurse, nights', 'Software developer'],
  },
  {
    field: 'description',
    name: 'Description',
    isRequired: true,
    words: 'The advert’s text, up to 20,000 characters.',
    examples: [CARE, CODE],
  },
  {
    field: 'companyName',
    name: 'Company name',
    words: 'If it is empty, we use the name you give below the list.',
    examples: ['Harbour View', 'Harbour View'],
  },
  {
    field: 'jobCategory',
    name: 'Category',
    words: 'One of ours, such as Nursing. If it is empty, we choose by the title.',
    examples: ['Nursing', 'Tech'],
  },
  {
    field: 'location',
    name: 'Country',
    words:
      'In English, or its two letters. If it is empty, we use the one you choose below the list.',
    examples: ['United Kingdom', 'GB'],
  },
  { field: 'place', name: 'Town', words: 'Town or area.', examples: ['Leeds', 'York'] },
  {
    field: 'ranges',
    name: 'Job type',
    words: 'Full-time, Part-time or Contract.',
    examples: ['Full-time', 'Contract'],
  },
  { field: 'isRemote', name: 'Remote', words: 'Yes or no.', examples: ['no', 'yes'] },
  {
    field: 'payMin',
    name: 'Lowest pay',
    words: 'A number: 12.50 or 31,500. One column ‘Pay’ does as well: £31,500 to £34,000 a year.',
    examples: ['31,500', '48000'],
  },
  {
    field: 'payMax',
    name: 'Highest pay',
    words: 'A number, or empty.',
    examples: ['34,000', '56000'],
  },
  {
    field: 'payCurrency',
    name: 'Currency',
    words: 'Three letters: GBP, EUR, USD, AUD, CAD, NZD, AED or SAR.',
    examples: ['GBP', 'GBP'],
  },
  {
    field: 'payPeriod',
    name: 'Pay period',
    words: 'Hour, day, week, month or year.',
    examples: ['year', 'year'],
  },
  { field: 'hoursPerWeek', name: 'Hours a week', words: 'A number.', examples: ['37.5', '40'] },
  {
    field: 'closesOn',
    name: 'Last day to apply',
    words: '31/12/2026 or 2026-12-31. If it is empty, the job is open for 60 days.',
  },
  {
    field: 'email',
    name: 'Email',
    words: 'For questions. If it is empty, we use the one you give below the list.',
  },
  { field: 'legalName', name: 'Legal name', words: 'As on the sponsor licence.' },
  {
    field: 'companyNumber',
    name: 'Company number',
    words: 'At Companies House: eight characters.',
  },
  {
    field: 'occupation',
    name: 'Occupation',
    words: 'Its usual title, or its code with four digits.',
    examples: ['2237', '2134'],
  },
  {
    field: 'payBand',
    name: 'Pay scale',
    words: 'Where a national scale sets the pay: NHS Band 5.',
  },
  {
    field: 'offersSponsorship',
    name: 'We sponsor',
    words: 'Yes if you sponsor this job (Skilled Worker).',
    examples: ['yes', 'yes'],
  },
]

const NAMES = new Map([
  ...UPLOAD_COLUMNS.map(({ field, name }) => [field, name] as const),
  ['sponsorId', 'Legal name'],
  ['occupationCode', 'Occupation'],
])

/** Empty for problems of the whole row. */
function columnName(field: string): string {
  return NAMES.get(field) ?? ''
}

/** ‘Lowest pay: ‘abc’ is not an amount.’ */
export function problemWords({ field, message }: { field: string; message: string }): string {
  const column = columnName(field)
  return column ? `${column}: ${message}` : message
}
