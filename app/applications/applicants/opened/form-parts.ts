import type { Rejection } from '#app/forms/rejection.ts'

/** What came back after a press. */
export interface Answer extends Rejection {
  /** What was done, of a form of which something else came back. */
  notice?: string
}

/** What the parts of the applicant’s form share. */
export interface FormParts {
  /** What was typed into a field and neither saved nor sent, if it was. */
  typed(name: string): string | undefined
  error(name: string): string | undefined
  answer: Answer | undefined
  /** The stage that is on its way to the server. */
  pendingStatus: string | null
  isSending(intent: string): boolean
  /** When what is typed was saved. */
  draftNote: string
}

export const APPLICANT_FORM = 'applicant-form'

/** How the buttons send the form that need no file of it. */
export const WITHOUT_FILE = 'application/x-www-form-urlencoded'
