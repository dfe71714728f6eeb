/** A form that was sent after its session had ended; its sender gets it back after the next log-in. */
export interface ReturnedForm {
  /** The form's id in its page. */
  form: string
  values: Record<string, string>
}

/**
 * The hidden field that says for whom a form’s page was rendered, and which of its forms it is: ‘<account> <form>’. It
 * has no form’s name if the form does not come back.
 */
export const RETURN_FIELD = 'returnTo'

/** The header of a call from a page: the account it was rendered for. */
export const PAGE_OWNER = 'page-owner'
