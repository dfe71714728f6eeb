import { data } from 'react-router'
import { DomainError } from '#contract/errors.ts'

/**
 * Turns a rule that rejects the request into the error page that says why, for a loader.
 * @throws a response
 */
export async function orErrorResponse<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError) throw data(error.message, error.status)
    throw error
  }
}
