import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { LAST_STEP, POSTING_STEPS, type StepName } from '#hiring/posting/steps/posting-steps.ts'

/** The problems to fix before the last step, by step. */
export function toMend(problems: FieldProblem[]): { step: StepName; messages: string[] }[] {
  return POSTING_STEPS.filter(({ name }) => name !== LAST_STEP).flatMap(({ name, fields }) => {
    const isOwn = (field: string) => fields.includes(field === 'companyLogo' ? 'logo' : field)
    const messages = problems.filter(({ field }) => isOwn(field)).map(({ message }) => message)
    return messages.length > 0 ? [{ step: name, messages }] : []
  })
}
