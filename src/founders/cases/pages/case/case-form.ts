import { founderCasePath } from '#founders/founder-paths.ts'

/**
 * The id of the message form. The page's other buttons send it too, so that typed text is sent along and comes back,
 * with or without a script.
 */
export const CASE_FORM = 'case-form'

/** The intents of buttons other than the message’s. */
export const CASE_INTENTS = ['link', 'new-links', 'close', 'reopen', 'leave', 'delete'] as const
export type CaseIntent = (typeof CASE_INTENTS)[number]

/** Attributes of a button that sends the page's form for something other than the message. */
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
