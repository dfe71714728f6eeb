/** An email to one person. Any of its texts may come from a stranger. */
export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  /** Where replies go. */
  replyTo?: { name: string; address: string }
  /**
   * Of emails that people can turn off: what list they are of, and where that is done. With `oneClick` email programs post to
   * the address, without a cookie (RFC 8058).
   */
  list?: { id: string; unsubscribe: string; oneClick?: true }
  /** An entry for the reader’s calendar, in iCalendar. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string }
  /** The same for every attempt to send an email, so that the receiver can detect duplicates. */
  id: string
}

/** The receiving server says for good that there is no such mailbox, or that it takes nothing from us. */
export class AddressRefused extends Error {}

export interface Mail {
  /**
   * Resolves once the email is accepted; throws if it was not.
   * @throws {AddressRefused} if it never will be
   */
  send(message: Message): Promise<void>
}
