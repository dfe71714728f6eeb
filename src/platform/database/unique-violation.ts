const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because a unique value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}
