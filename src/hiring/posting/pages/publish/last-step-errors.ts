import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { findStep, LAST_STEP, POSTING_STEPS } from '#hiring/posting/steps/posting-steps.ts'

/**
 * A rejection for a page without the other steps' fields: their errors become one sentence for the whole form, each
 * with the name of its step, as there is no field to link to.
 */
export function toLastStepRejection(rejection: Rejection): Rejection {
  const { fields } = findStep(LAST_STEP)
  const entries = Object.entries(rejection.errors)
  const isHere = (field: string) => field === '' || fields.includes(field)
  const elsewhere = entries
    .filter(([field]) => !isHere(field))
    .map(([field, message]) => `${stepOf(field)}${message}`)
  const here = Object.fromEntries(entries.filter(([field]) => isHere(field)))
  if (elsewhere.length === 0) return rejection
  const general = [here[''], ...elsewhere].filter(Boolean).join(' ')
  return { ...rejection, errors: { ...here, '': general } }
}

function stepOf(field: string) {
  const step = POSTING_STEPS.find(({ fields }) => fields.includes(field))
  return step ? `${step.title}: ` : ''
}
