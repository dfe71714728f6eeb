import { createHash } from 'node:crypto'
import { DomainError, type FieldProblem } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { JobPosting } from '#contract/postings.ts'
import { toId } from '#server/platform/new-id.ts'
import {
  closingDateError,
  toLondonDay,
  endOfLondonDay,
  defaultClosingDate,
} from './closing-date.ts'
import type { Posting } from './posting-columns.ts'

/** A form whose logo has been dealt with: from a page, from a program, or from a draft. */
export interface PostingForm {
  values: Record<string, string>
  /** What is wrong with it already. */
  problems: FieldProblem[]
  /** Why it is not whole. */
  failure: DomainError | null
}

/**
 * Every problem at once, so that the form comes back only once. The day on which the job closes
 * already may stay, even when it is over.
 * @throws {DomainError} `invalid_input`, or why the form is not whole
 */
export function parsePosting(form: PostingForm, closesAlready: string | null = null): Posting {
  const { values, failure } = form
  if (failure) throw failure
  const parsed = JobPosting.safeParse(values)
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }))
  const { closesOn = '' } = values
  const day = /^\d{4}-\d{2}-\d{2}$/.test(closesOn) ? closesOn : ''
  const isSameDay = closesAlready !== null && day === toLondonDay(closesAlready)
  const problem = day && !isSameDay && closingDateError(day)
  if (problem) problems.push({ field: 'closesOn', message: problem })
  problems.push(...form.problems)

  if (!parsed.success || problems.length > 0) throw new DomainError('invalid_input', problems)
  const closesAt = isSameDay ? closesAlready : day ? endOfLondonDay(day) : defaultClosingDate()
  return { fields: parsed.data, logo: values.logo ?? null, closesAt }
}

/**
 * The id of the job that a form becomes: however often it is sent, there is one. Made with its
 * sender's id, so that nobody can choose one or meet somebody else's. Null for a form without a mark.
 */
export function toJobId(accountId: Id, { formId }: Record<string, string>): Id | null {
  if (!formId || !/^[0-9a-z]{13}$/.test(formId)) return null
  return toId(createHash('sha256').update(`${accountId}\n${formId}`).digest())
}
