/** An email to one person. Any of its texts may come from a stranger. */
export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  /** Where replies go. */
  replyTo?: { name: string; address: string }
  /** The same for every attempt to send an email, so that the receiver can detect duplicates. */
  id: string
}

export interface Mail {
  /** Resolves once the email is accepted; throws if it was not. */
  send(message: Message): Promise<void>
}
