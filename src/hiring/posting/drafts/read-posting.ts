import { toLondonDay } from '#platform/primitives/time/days.ts'
import { toProblems } from '#platform/forms/parse-input.ts'
import { createHash } from 'node:crypto'
import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { JobPosting } from '#trade/postings.schema.ts'
import { toId } from '#platform/secrets/new-id.ts'
import {
  endOfLondonDay,
  defaultClosingDate,
  findClosingProblems,
} from '#hiring/posting/stored/closing-date.ts'
import type { Posting } from '#hiring/posting/stored/posting-columns.ts'
import { findUnlawful } from '#hiring/posting/law/posting-law.ts'
import { findRefusedWords, OWN_QUESTIONS, type PostingTexts } from './posting-texts.ts'

type Values = Record<string, string>

/** A form with its logo saved: from a page, from a program, or from a draft. */
export interface PostingForm {
  values: Values
  /** Problems found before the fields are parsed. */
  problems: FieldProblem[]
  /** The reason why the form could not be read in full. */
  failure: DomainError | null
}

/** A form as a page without files sends it, or as it is saved. */
export function asForm(values: Values): PostingForm {
  return { values, problems: [], failure: null }
}

/**
 * Reports every problem at once, so that the form is returned only once. The job's current closing date may stay even
 * if it has passed.
 */
export function readPosting(
  form: PostingForm,
  currentClosesAt: string | null,
): Posting | { problems: FieldProblem[] } {
  const { values } = form
  const parsed = JobPosting.safeParse(values)
  const problems = toProblems(parsed.error)
  problems.push(...findClosingProblems(values, currentClosesAt), ...form.problems)
  if (parsed.success) problems.push(...findWordProblems(parsed.data, values))
  if (!parsed.success || problems.length > 0) return { problems }
  const closesAt = toClosesAt(values, currentClosesAt)
  return { fields: parsed.data, logo: values.logo || null, closesAt }
}

/** @throws {DomainError} `invalid_input`, or the failure of the form */
export function parsePosting(form: PostingForm, currentClosesAt: string | null = null): Posting {
  if (form.failure) throw form.failure
  const posting = readPosting(form, currentClosesAt)
  if ('problems' in posting) throw new DomainError('invalid_input', posting.problems)
  return posting
}

function toClosesAt({ closesOn: day = '' }: Values, currentClosesAt: string | null) {
  if (currentClosesAt !== null && day === toLondonDay(currentClosesAt)) return currentClosesAt
  return day ? endOfLondonDay(day) : defaultClosingDate()
}

/** Words that are never published or that the law forbids. A question that breaks a law is told that law alone. */
export function findWordProblems(fields: PostingTexts, values: Values): FieldProblem[] {
  const unlawful = findUnlawful(values)
  const unlawfulQuestions = OWN_QUESTIONS.filter((name) =>
    unlawful.some(({ field }) => field === name),
  )
  const refused = findRefusedWords(fields).filter(
    ({ field }) => !unlawfulQuestions.some((one) => one === field),
  )
  return [...refused, ...unlawful]
}

/**
 * The id of the job that a form becomes, the same however often it is sent. It depends on the sender's id too, so it
 * cannot be chosen or reach another account's job. Null without a form id.
 */
export function toJobId(accountId: Id, { formId }: Record<string, string>): Id | null {
  if (!formId || !/^[0-9a-z]{13}$/.test(formId)) return null
  return toId(createHash('sha256').update(`${accountId}\n${formId}`).digest())
}
