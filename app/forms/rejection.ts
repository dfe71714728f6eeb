/** Why a form came back: a sentence for each field, and what was typed so that nothing is lost. */
export interface Rejection {
  status: number
  /** The rule that was broken, a code of `contract/errors.ts`. */
  code: string
  /** By field; '' is about the form as a whole. */
  errors: Record<string, string>
  values: Record<string, string>
  retryAfter?: number | undefined
}
