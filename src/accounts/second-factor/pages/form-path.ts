import { SECOND_STEP_PATH } from '#accounts/second-factor/second-step-path.ts'

/** The path a form of the page is posted to, or of the page itself; it includes `next`. */
export function secondStepFormPath(form: string | null, next: string | null): string {
  const parameters = new URLSearchParams()
  if (form) parameters.set('form', form)
  if (next) parameters.set('next', next)
  const query = parameters.toString()
  return query ? `${SECOND_STEP_PATH}?${query}` : SECOND_STEP_PATH
}
