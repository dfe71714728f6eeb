import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'

const MOST_NAMED = 3

/** Runs an action whose rejection names all findings of a field: a form shows one message for each. */
export async function withAllFindings<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const hasFindings = error instanceof DomainError && error.problems.length > 1
    throw hasFindings ? new DomainError(error.code, joinByField(error.problems)) : error
  }
}

/** One problem a field: its first three messages, and how many more there are. */
export function joinByField(problems: readonly FieldProblem[]): FieldProblem[] {
  const byField = Map.groupBy(problems, ({ field }) => field)
  return [...byField].map(([field, own]) => {
    const messages = [...new Set(own.map(({ message }) => message))]
    const more = messages.length - MOST_NAMED
    const named = messages.slice(0, MOST_NAMED)
    return { field, message: [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ') }
  })
}
