import { data } from 'react-router'
import { DomainError, type FailureCode } from '#contract/errors.ts'

/**
 * Turns a rule that rejects the request into the error page that says why, for a loader; but not a
 * rejection that its page answers itself.
 * @throws a response
 */
export async function orErrorResponse<Result>(
  work: Promise<Result>,
  answered?: FailureCode,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError && error.code !== answered)
      throw data(error.message, error.status)
    throw error
  }
}
