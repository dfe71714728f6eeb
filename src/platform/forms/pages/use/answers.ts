import type { Rejection } from '#platform/forms/pages/rejection.ts'

/**
 * A field's values from the last attempt: `<TextField {...answer('email')} label="Email" />`. A field never knows
 * whether its page hydrates. A field without an attempt shows what is saved.
 */
export function answersOf(
  rejection: Pick<Rejection, 'errors' | 'values'> | undefined,
  saved: Readonly<Record<string, string>> = {},
) {
  return (name: string) => ({
    name,
    error: rejection?.errors[name],
    defaultValue: rejection?.values[name] ?? saved[name],
  })
}
