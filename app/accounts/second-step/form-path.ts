import { SECOND_STEP_PATH } from '#contract/paths/second-step-path.ts'

/** Where a form of the page is posted, or the page itself; `next` goes along. */
export function secondStepFormPath(form: string | null, next: string | null): string {
  const parameters = new URLSearchParams()
  if (form) parameters.set('form', form)
  if (next) parameters.set('next', next)
  const query = parameters.toString()
  return query ? `${SECOND_STEP_PATH}?${query}` : SECOND_STEP_PATH
}
