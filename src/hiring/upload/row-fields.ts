import { POSTING_STEPS } from '#hiring/posting/steps/posting-steps.ts'
import { UPLOAD_COLUMNS } from './upload-words.ts'

type Answers = Record<string, string>

/** The steps of the form for a single job that a row’s form shows on one page. */
export const ROW_STEPS = ['job', 'pay', 'sponsorship'] as const

const SHOWN: readonly string[] = ROW_STEPS
const FIELDS: ReadonlySet<string> = new Set(
  POSTING_STEPS.filter(({ name }) => SHOWN.includes(name))
    .flatMap(({ fields }) => fields)
    .filter((name) => name !== 'logo'),
)

/** The answers in a row’s form. */
export function inRowForm(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => FIELDS.has(name)))
}

/** The answers that a row’s form leaves unchanged: the logo and the questions of a job. */
export function outsideRowForm(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !FIELDS.has(name)))
}

/** Columns that need more than a line: a long text, or a choice among suggestions. */
const NEED_FORM = new Set(['description', 'legalName', 'occupation'])

/** Whether a column can be corrected in the preview’s table; all others are in the row’s form. */
export function isCell(field: string): boolean {
  return !NEED_FORM.has(field) && UPLOAD_COLUMNS.some((column) => column.field === field)
}
