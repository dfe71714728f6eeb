/** A name and an email address. */
export interface Sender {
  name: string
  address: string
}

/** An email to one person. Any of its texts may come from a stranger. */
export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  /** The address for replies. */
  replyTo?: Sender
  /**
   * The list that an email belongs to, if people can turn it off, and the address for that. With `oneClick` email
   * programs post to the address, without a cookie (RFC 8058).
   */
  list?: { id: string; unsubscribe: string; oneClick?: true }
  /** An entry for the reader’s calendar, in iCalendar. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string }
  /** Equal in every attempt to send an email, so that the receiver can detect duplicates. */
  id: string
}

/** The receiving server rejects the mailbox permanently, or takes nothing from us. */
export class AddressRefused extends Error {}

export interface Mail {
  /**
   * Resolves once the email is accepted; otherwise throws.
   * @throws {AddressRefused} if it never will be
   */
  send(message: Message): Promise<void>
}
