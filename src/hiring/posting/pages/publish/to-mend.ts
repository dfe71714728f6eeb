import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import {
  LAST_STEP,
  POSTING_STEPS,
  problemsOf,
  type StepName,
} from '#hiring/posting/steps/posting-steps.ts'

/** The problems to fix before the last step, by step. */
export function toMend(problems: FieldProblem[]): { step: StepName; messages: string[] }[] {
  return POSTING_STEPS.filter(({ name }) => name !== LAST_STEP).flatMap((step) => {
    const messages = problemsOf(step, problems).map(({ message }) => message)
    return messages.length > 0 ? [{ step: step.name, messages }] : []
  })
}
