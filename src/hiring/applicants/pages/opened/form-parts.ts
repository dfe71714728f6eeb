import type { Rejection } from '#platform/forms/pages/rejection.ts'

/** The answer to a button press. */
export interface Answer extends Rejection {
  /** A success message, even if another part was rejected. */
  notice?: string
}

/** Props shared by the parts of the applicant’s form. */
export interface FormParts {
  /** Unsaved text of a field, if any. */
  typed(name: string): string | undefined
  error(name: string): string | undefined
  answer: Answer | undefined
  /** The stage being sent to the server. */
  pendingStatus: string | null
  isSending(intent: string): boolean
  /** The time the draft was saved, in words. */
  draftNote: string
}

/** Whether a colleague has decided since the page was loaded: its panel says so, with the decision as a button. */
export function isDecisionConflict({ code, values }: Answer): boolean {
  return code === 'changed_by_colleague' && Boolean(values.status)
}

export const APPLICANT_FORM = 'applicant-form'

/** The encoding for buttons that do not need the form’s file. */
export const WITHOUT_FILE = 'application/x-www-form-urlencoded'
