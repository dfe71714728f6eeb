import { data } from 'react-router'
import { toSecondStep } from '#accounts/second-factor/pages/redirect.ts'
import { DomainError, type FailureCode } from '#platform/primitives/errors.schema.ts'

/**
 * Turns a rejection by a rule into an error page that gives the reason (in a loader) or, given a request, into the page
 * that sets up a second step. A rejection with one of the given codes is left to its page.
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
