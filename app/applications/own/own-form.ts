/**
 * The form of the message. The buttons beside it send it, too, so that what is typed comes along and comes back, with a
 * script or without one.
 */
export const OWN_FORM = 'message-form'

/** What a button of the page does besides sending the message. */
export type OwnIntent = 'details' | 'ask' | 'withdraw'

/** Attributes of a button that sends the form of the page for something else than the message. */
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
