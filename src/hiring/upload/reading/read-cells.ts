import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { findCountry } from '#platform/places/names/countries.ts'
import { columnName } from '#hiring/upload/upload-words.ts'
import { findField, type ListRow } from './list-columns.ts'
import { toAnswers } from './to-answers.ts'

type Texts = Record<string, string>

/** Cells that are read together: the period of an amount is in another cell. */
const TOGETHER = [
  ['payMin', 'payMax', 'payCurrency', 'payPeriod'],
  ['location', 'place'],
]
/** The answers with whose help the others are read. */
const CONTEXT = ['jobTitle', 'companyName', 'location']
/** Texts that the row’s form has offered choices for. */
const OFFERED = ['legalNameFor', 'occupationFor']

interface Cells {
  answers: Texts
  reference: string
  problems: FieldProblem[]
  warnings: FieldProblem[]
}

/** A row with texts typed into its cells, which are read as its list was. */
export function readCells(row: Cells, typed: Texts) {
  const before: Texts = { ...row.answers, reference: row.reference }
  const fields = Object.keys(typed).flatMap(
    (field) => TOGETHER.find((group) => group.includes(field)) ?? field,
  )
  const now = { ...before, ...typed }
  const read = toAnswers(toListRow(now, [...CONTEXT, ...fields]), {
    companyName: '',
    email: '',
    country: findCountry(now.location ?? '')?.code ?? '',
  })
  const texts: Texts = { ...read.answers, reference: read.reference }
  const changed = fields.map((field) => [field, typed[field] === '' ? '' : (texts[field] ?? '')])
  const { reference = '', ...answers } = { ...before, ...Object.fromEntries(changed) }
  const isChanged = ({ field }: FieldProblem) => fields.includes(field)
  return {
    reference,
    answers: withOpenChoices(answers, row.problems),
    warnings: [
      ...row.warnings.filter((warning) => !isChanged(warning)),
      ...read.warnings.filter(isChanged),
    ],
  }
}

function toListRow(texts: Texts, fields: string[]): ListRow {
  const cells = fields.flatMap((field) => {
    const name = findField(columnName(field))
    return name ? [[name, texts[field] ?? '']] : []
  })
  const row: ListRow = Object.fromEntries(cells)
  const { payMin = '', payMax = '' } = row
  // Typed as people write pay: £13.50 an hour.
  const isWhole = payMax === '' && /\d/.test(payMin) && /[a-z]/i.test(payMin)
  return isWhole ? { ...row, payMin: '', payText: payMin } : row
}

/** The answers with which an open choice is offered again: a text left unchanged would mean that none fits. */
function withOpenChoices(answers: Texts, problems: FieldProblem[]): Texts {
  const open = OFFERED.filter((name) => problems.some(({ field }) => `${field}For` === name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !open.includes(name)))
}
