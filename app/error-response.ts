import { data } from 'react-router'
import { toSecondStep } from '#app/accounts/second-step/redirect.ts'
import { DomainError, type FailureCode } from '#contract/errors.ts'

/**
 * Turns a rule that rejects the request into the error page that says why, for a loader, or, for a request, into
 * the page that sets up a second step; but not a rejection that its page answers itself, named by its code.
 * @throws a response
 */
export async function orErrorResponse<Result>(
  work: Promise<Result>,
  answered?: FailureCode | Pick<Request, 'url'>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const thrown = typeof answered === 'object' ? toSecondStep(error, answered) : error
    if (thrown instanceof DomainError && thrown.code !== answered)
      throw data(thrown.message, thrown.status)
    throw thrown
  }
}
