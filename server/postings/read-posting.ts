import { createHash } from 'node:crypto'
import { DomainError, type FieldProblem } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { JobPosting, placeOf } from '#contract/postings.ts'
import { findRefusals } from '#server/screening/refuse-texts.ts'
import { textsOf } from '#server/screening/screen-posting.ts'
import { toId } from '#server/platform/new-id.ts'
import type { TextFinding } from '#server/text-rules/rule.ts'
import { scanTexts } from '#server/text-rules/scan-texts.ts'
import {
  closingDateError,
  toLondonDay,
  endOfLondonDay,
  defaultClosingDate,
} from './closing-date.ts'
import type { Posting } from './posting-columns.ts'

/** The form’s name of a field, where the rules have another one. */
const FORM_FIELDS: Record<string, string> = {
  title: 'jobTitle',
  employer: 'companyName',
  applyEmail: 'email',
}

/** A form with its logo saved: from a page, from a program, or from a draft. */
export interface PostingForm {
  values: Record<string, string>
  /** Problems found before the fields are parsed. */
  problems: FieldProblem[]
  /** Why the form could not be read in full. */
  failure: DomainError | null
}

/**
 * Reports every problem at once, so that the form is returned only once. The job's present closing
 * date may stay even if it has passed.
 * @throws {DomainError} `invalid_input`, or the failure of the form
 */
export function parsePosting(form: PostingForm, currentClosesAt: string | null = null): Posting {
  const { values, failure } = form
  if (failure) throw failure
  const parsed = JobPosting.safeParse(values)
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }))
  const { closesOn = '' } = values
  const day = /^\d{4}-\d{2}-\d{2}$/.test(closesOn) ? closesOn : ''
  const isSameDay = currentClosesAt !== null && day === toLondonDay(currentClosesAt)
  const problem = day && !isSameDay && closingDateError(day)
  if (problem) problems.push({ field: 'closesOn', message: problem })
  problems.push(...form.problems)
  if (parsed.success) problems.push(...findRefusedWords(parsed.data))

  if (!parsed.success || problems.length > 0) throw new DomainError('invalid_input', problems)
  const closesAt = isSameDay ? currentClosesAt : day ? endOfLondonDay(day) : defaultClosingDate()
  return { fields: parsed.data, logo: values.logo ?? null, closesAt }
}

/** Words that are never published, by the fields of the form. */
function findRefusedWords(fields: JobPosting): FieldProblem[] {
  const { texts, country } = toTexts(fields)
  return findRefusals(texts, { country }).map(({ field, message }) => ({
    field: FORM_FIELDS[field] ?? field,
    message,
  }))
}

function toTexts(fields: JobPosting) {
  const { country, place } = placeOf(fields)
  const texts = textsOf({
    title: fields.jobTitle,
    employerName: fields.companyName,
    legalName: fields.legalName,
    applyEmail: fields.email,
    description: fields.description,
    place,
  })
  return { texts, country }
}

/** What the rules refuse in a form; nothing in one that cannot be read. */
export function findRefusedIn(form: PostingForm): TextFinding[] {
  const parsed = JobPosting.safeParse(form.values)
  if (!parsed.success) return []
  const { texts, country } = toTexts(parsed.data)
  return scanTexts(texts, { country }).filter(({ effect }) => effect === 'refuse')
}

/**
 * The id of the job that a form becomes. However often the form is sent, it is the same. It depends on
 * the sender's id too, so nobody can choose an id or reach another account's job. Null without a form id.
 */
export function toJobId(accountId: Id, { formId }: Record<string, string>): Id | null {
  if (!formId || !/^[0-9a-z]{13}$/.test(formId)) return null
  return toId(createHash('sha256').update(`${accountId}\n${formId}`).digest())
}
