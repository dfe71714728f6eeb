import { redirect } from 'react-router'
import { DomainError } from '#contract/errors.ts'
import { secondStepPath } from '#contract/paths/second-step-path.ts'

/** Sends somebody to set up a second step, and back to this page afterwards. */
export function secondStepRedirect(request: Pick<Request, 'url'>): Response {
  const { pathname, search, searchParams } = new URL(request.url)
  // A posted form comes back to its page.
  const query = searchParams.has('intent') || searchParams.has('do') ? '' : search
  return redirect(secondStepPath(`${pathname.replace(/\.data$/, '')}${query}`), 303)
}

/** What a loader throws: the redirect for a missing second step, else the error as it is. */
export function toSecondStep(error: unknown, request: Pick<Request, 'url'>): unknown {
  const isNeeded = error instanceof DomainError && error.code === 'second_step_needed'
  return isNeeded ? secondStepRedirect(request) : error
}
