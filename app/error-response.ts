import { data } from 'react-router'
import { toSecondStep } from '#app/accounts/second-step/redirect.ts'
import { DomainError } from '#contract/errors.ts'

/**
 * Turns a rule that rejects the request into the error page that says why, for a loader; or into the page
 * that sets up a second step.
 * @throws a response
 */
export async function orErrorResponse<Result>(
  work: Promise<Result>,
  request?: Pick<Request, 'url'>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const thrown = request ? toSecondStep(error, request) : error
    if (thrown instanceof DomainError) throw data(thrown.message, thrown.status)
    throw thrown
  }
}
