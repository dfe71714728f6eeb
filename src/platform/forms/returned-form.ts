/** A form that was sent after its session had ended; its sender gets it back after the next log-in. */
export interface ReturnedForm {
  /** The form's id in its page. */
  form: string
  values: Record<string, string>
}

/** The hidden field that says whose page a form was sent from, and which of its forms: ‘<account> <form>’. */
export const RETURN_FIELD = 'returnTo'
