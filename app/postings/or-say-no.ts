import { data } from 'react-router'
import { DomainError } from '#contract/errors.ts'

/**
 * Turns a rule that says no into the page that says so, for a loader.
 * @throws a response
 */
export async function orSayNo<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError) throw data(error.message, error.status)
    throw error
  }
}
