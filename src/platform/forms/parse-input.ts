import type { z } from 'zod'
import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'

/** The problems that a schema found, by field, or all of them at one field. */
export function toProblems(error: z.ZodError | undefined, field?: string): FieldProblem[] {
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: field ?? path.join('.'),
    message,
  }))
}

/**
 * The parsed input.
 * @throws {DomainError} `invalid_input`, with all problems by field, or all of them at `field`
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  field?: string,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new DomainError('invalid_input', toProblems(parsed.error, field))
}
