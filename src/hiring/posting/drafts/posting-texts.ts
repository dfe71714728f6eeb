import { findRefusals } from '#board/screening/text/refuse-texts.ts'
import { textsOf } from '#board/screening/screen-posting.ts'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { asLine, asParagraphs } from '#platform/primitives/texts.schema.ts'
import type { TextFinding } from '#safety/text-rules/rule.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import { type JobPosting, placeOf } from '#trade/postings.schema.ts'

/** The form’s names of fields that have another name in the rules. */
const FORM_FIELDS: Record<string, string> = {
  title: 'jobTitle',
  employer: 'companyName',
  applyEmail: 'email',
  lawReason: 'reason',
  pay: 'payMin',
}

/** The form’s name of a field of the rules. */
export function formField(field: string): string {
  return FORM_FIELDS[field] ?? field
}

type Values = Readonly<Record<string, string>>

export const OWN_QUESTIONS = ['ownQuestion1', 'ownQuestion2', 'ownQuestion3'] as const
const LINES = [
  'jobTitle',
  'companyName',
  'legalName',
  'email',
  'location',
  'place',
  'reason',
  ...OWN_QUESTIONS,
] as const

/** The public texts of a posting. */
export type PostingTexts = Pick<JobPosting, (typeof LINES)[number] | 'description'>

/** Words that are never published, by form field. */
export function findRefusedWords(fields: PostingTexts): FieldProblem[] {
  const { texts, country } = toTexts(fields)
  return findRefusals(texts, { country }).map(({ field, message }) => ({
    field: formField(field),
    message,
  }))
}

function toTexts(fields: PostingTexts) {
  const { country, place } = placeOf(fields)
  const texts = textsOf({
    title: fields.jobTitle,
    employerName: fields.companyName,
    legalName: fields.legalName,
    applyEmail: fields.email,
    description: fields.description,
    place,
    lawReason: fields.reason,
    questions: [],
  })
  // Each beside its own field.
  const questions = OWN_QUESTIONS.map((field) => ({
    field,
    kind: 'question' as const,
    text: fields[field],
  }))
  return { texts: [...texts, ...questions.filter(({ text }) => text !== '')], country }
}

/** The findings in a form that the rules refuse, by field of the rules, even if the form is incomplete. */
export function findRefusedIn(values: Values): TextFinding[] {
  const { texts, country } = toTexts(readTexts(values))
  return scanTexts(texts, { country }).filter(({ effect }) => effect === 'refuse')
}

/** The public texts of an incomplete form. */
export function readTexts(values: Values): PostingTexts {
  const lines = LINES.map((name) => [name, asLine(values[name] ?? '')])
  const description = asParagraphs(values.description ?? '')
  return { ...(Object.fromEntries(lines) as Omit<PostingTexts, 'description'>), description }
}
