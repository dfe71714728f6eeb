import { data } from 'react-router'
import { DomainError } from '#contract/errors.ts'

/** What one may not see is a page that is not there. */
export async function orNotFound<Result>(find: () => Promise<Result>): Promise<Result> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) throw data(error.message, error.status)
    throw error
  }
}
