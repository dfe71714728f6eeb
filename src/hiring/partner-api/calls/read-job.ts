import { REFERENCE_LIMIT } from '#hiring/upload/upload-words.ts'
import { DomainError, wrongField, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import { JobPosting } from '#trade/postings.schema.ts'

const FIELDS: ReadonlySet<string> = new Set(Object.keys(JobPosting.shape))

/** The answers of the posting form in a call’s body. A field that the form does not have is ignored. */
export function readAnswers(body: unknown, organisationName: string): Record<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw wrongField('', 'Send the job as a JSON object.')
  const problems: FieldProblem[] = []
  const answers: Record<string, string> = {}
  for (const [field, value] of Object.entries(body)) {
    if (!FIELDS.has(field)) continue
    const text = toText(value)
    if (text === null) problems.push({ field, message: 'Send text, a number, true or false here.' })
    else answers[field] = text
  }
  const { companyName = '' } = answers
  if (companyName !== '' && asLine(companyName).toLowerCase() !== organisationName.toLowerCase())
    problems.push({
      field: 'companyName',
      message: `This key posts for ${organisationName} alone. Leave the company name out.`,
    })
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
  return { ...answers, companyName: organisationName }
}

function toText(value: unknown): string | null {
  if (value === null || value === false) return ''
  if (value === true) return 'on'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : null
}

/** @throws {DomainError} `invalid_input` */
export function readReference(body: unknown): string {
  const { reference } = (body ?? {}) as { reference?: unknown }
  const text = typeof reference === 'string' ? asLine(reference) : ''
  if (text === '') throw wrongField('reference', 'Send your own number for the job, as text.')
  if (text.length > REFERENCE_LIMIT)
    throw wrongField('reference', `Shorten the reference to ${REFERENCE_LIMIT} characters.`)
  return text
}
