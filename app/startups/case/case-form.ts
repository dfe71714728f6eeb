import { founderCasePath } from '#contract/paths/founder-paths.ts'

/**
 * The form of the message. The other buttons of the page send it, too, so that what is typed comes along and comes back,
 * with a script or without one.
 */
export const CASE_FORM = 'case-form'

/** What a button of the page does besides sending the message. */
export const CASE_INTENTS = ['link', 'new-links', 'close', 'reopen', 'leave', 'delete'] as const
export type CaseIntent = (typeof CASE_INTENTS)[number]

/** Attributes of a button that sends the form of the page for something else than the message. */
export function caseSends(reference: string, intent: CaseIntent) {
  return {
    type: 'submit',
    form: CASE_FORM,
    formAction: `${founderCasePath(reference)}?do=${intent}`,
    // The file belongs to the message.
    formEncType: 'application/x-www-form-urlencoded',
    formNoValidate: true,
  } as const
}
