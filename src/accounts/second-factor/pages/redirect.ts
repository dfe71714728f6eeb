import { redirect } from 'react-router'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { secondStepPath } from '#accounts/second-factor/second-step-path.ts'

/** The header of an answer that puts a sent form aside: it comes back on its page, as after a log-in. */
export const FORM_WAITS = 'form-waits'

/** Redirects to the page that sets up a second step, and back to this page afterwards, with what a form had in it. */
export function secondStepRedirect(request: Pick<Request, 'url'>): Response {
  const { pathname, search, searchParams } = new URL(request.url)
  // A posted form comes back to its page.
  const query = searchParams.has('intent') || searchParams.has('do') ? '' : search
  const path = secondStepPath(`${pathname.replace(/\.data$/, '')}${query}`)
  return redirect(path, { status: 303, headers: { [FORM_WAITS]: '1' } })
}

/** The error for a loader to throw: a redirect if the second step is missing, otherwise the error unchanged. */
export function toSecondStep(error: unknown, request: Pick<Request, 'url'>): unknown {
  const isNeeded = error instanceof DomainError && error.code === 'second_step_needed'
  return isNeeded ? secondStepRedirect(request) : error
}
