/** The reason a form was rejected: a sentence per field, and the typed values so that nothing is lost. */
export interface Rejection {
  status: number
  /** The broken rule, a code of `src/platform/primitives/errors.schema.ts`. */
  code: string
  /** Messages by field; '' is for the form as a whole. */
  errors: Record<string, string>
  values: Record<string, string>
  retryAfter?: number | undefined
}
