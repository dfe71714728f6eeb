/**
 * The id of the message form. The buttons next to it send it too, so that typed text is sent along and comes back, with
 * or without a script.
 */
export const OWN_FORM = 'message-form'

/** The intent of a button other than the message’s. */
export type OwnIntent = 'details' | 'ask' | 'withdraw'

/** Attributes of a button that sends the page's form for something other than the message. */
export function sendsFor(id: string, intent: OwnIntent) {
  return {
    type: 'submit',
    form: OWN_FORM,
    formAction: `/applications/${id}?intent=${intent}`,
    // The file belongs to the message.
    formEncType: 'application/x-www-form-urlencoded',
    formNoValidate: true,
  } as const
}
