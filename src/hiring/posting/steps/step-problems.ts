import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { toProblems } from '#platform/forms/parse-input.ts'
import {
  isStepStarted,
  LAST_STEP,
  POSTING_STEPS,
  problemsOf,
  type StepState,
} from './posting-steps.ts'
import { findClosingProblems } from '#hiring/posting/stored/closing-date.ts'
import { STEP_SCHEMAS } from './step-schemas.schema.ts'
import { readTexts } from '#hiring/posting/drafts/posting-texts.ts'
import { findWordProblems, type PostingForm } from '#hiring/posting/drafts/read-posting.ts'

/** The problems of each step, even while other steps are empty: one for each field, and every law that its words break. */
export function findStepProblems(
  { values, problems }: PostingForm,
  currentClosesAt: string | null,
): FieldProblem[] {
  const ofSchemas = POSTING_STEPS.flatMap(({ name }) =>
    toProblems(STEP_SCHEMAS[name].safeParse(values).error),
  )
  const all = [
    ...ofSchemas,
    ...findClosingProblems(values, currentClosesAt),
    ...problems,
    ...findWordProblems(readTexts(values), values),
  ]
  return [...Map.groupBy(all, ({ field }) => field).values()].flatMap((same) =>
    same.filter(({ law }, index) => index === 0 || law !== undefined),
  )
}

/** The state of each step of an unfinished form. */
export function toStepStates(
  values: PostingForm['values'],
  all: FieldProblem[],
  first: PostingForm['values'],
): StepState[] {
  return POSTING_STEPS.map((step) => {
    const { name, title } = step
    const problems = problemsOf(step, all).length
    if (name === LAST_STEP) return { name, title, state: 'last', problems: 0 }
    // What only our own first answers leave to do is no mistake of hers.
    const begun = problems > 0 ? first : {}
    if (!isStepStarted(step, values, begun)) return { name, title, state: 'empty', problems }
    if (problems > 0) return { name, title, state: 'mend', problems }
    // Hours alone are not what people look for first.
    const isWithoutPay = name === 'pay' && !values.payMin && !values.payMax && !values.payBand
    return { name, title, state: isWithoutPay ? 'empty' : 'done', problems }
  })
}
