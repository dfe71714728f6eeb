import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Message } from '#platform/mail/mail.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import type { Services } from '#platform/services.ts'

/**
 * What each kind of email is about, beside its subject. Each feature adds its own in its `*.mails.ts`. A kind begins the
 * `Message-ID` of its emails.
 */
export interface MailKinds {}

export type MailKind = keyof MailKinds

export interface NewMail<Kind extends MailKind> {
  kind: Kind
  /** The id of what it is about, such as an application. */
  subject: Id
  about: MailKinds[Kind]
}

export interface QueuedMail<Kind extends MailKind = MailKind> extends NewMail<Kind> {
  id: Id
}

export interface Recipient {
  email: string
  /** The list by which this reader can turn such emails off. */
  list?: Message['list']
}

/** The content of an email to the desk, which needs no layout. */
export interface PlainContent {
  subject: string
  text: string
}

/** An email as it is sent now. */
export interface ComposedMail extends Pick<Message, 'calendar' | 'replyTo'> {
  to: Recipient[]
  content: EmailContent | PlainContent
  /** The `Message-ID`, if it is not that of the row: with a secret, it differs in each attempt. */
  messageId?: string
  onSent?(): Promise<unknown>
  onFailure?(): Promise<unknown>
}

/** The email; the time to wait if it can't be sent yet; or null if it no longer applies. */
export type Composed = ComposedMail | { delaySeconds: number } | null

export interface MailDefinition<Kind extends MailKind = MailKind> {
  /** Composes the email from current data. */
  compose(mail: QueuedMail<Kind>, services: Services): Promise<Composed>
  /** Keeps its emails for as long as their subject, because it matters later what was sent. */
  isLasting?: true
}

export type MailDefinitions<Kinds extends MailKind = MailKind> = {
  [Kind in Kinds]: MailDefinition<Kind>
}

/** Defines the kinds of email of a feature. `main/mails.ts` lists those of all features. */
export function defineMails<Kinds extends MailKind>(
  mails: MailDefinitions<Kinds>,
): MailDefinitions<Kinds> {
  return mails
}
