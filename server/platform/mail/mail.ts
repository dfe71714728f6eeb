/** One mail to one person. Every text may come from a stranger. */
export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  /** Whom the reader's answer goes to. */
  replyTo?: { name: string; address: string }
  /** The same for every attempt at one mail, so that the receiver can tell a repetition. */
  id: string
}

export interface Mail {
  /** Resolves once the mail is accepted; an error means that it was not. */
  send(message: Message): Promise<void>
}
