import { type SessionUser } from '#accounts/accounts.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import { pictureUrl } from '#trade/limits/account-limits.ts'

declare module '#platform/pages/context.ts' {
  interface PageRequest {
    /** The person who is logged in, if any. */
    actor: Actor | null
    /** The session cookie’s content, valid or not. */
    sessionToken: string | null
    /** The cookie of a log-in without its second step, valid or not. */
    stepToken: string | null
  }
}

/** The user who makes the request, according to the session. */
export interface Actor {
  id: Id
  sessionId: Id
  email: string
  firstName: string
  lastName: string
  /** The profile picture's name in its URL; null without a picture. */
  pictureKey: string | null
  /** The language of their emails: ‘hi’; null until they have chosen one, or read a page in one. */
  language: string | null
  /** The time when the second step was passed in this session; null if it was not. */
  secondFactorAt: Timestamp | null
  /** This browser’s first log-in, if a code by mail was typed in this session; see `requireReader`. */
  knownDeviceSince?: Timestamp | null
  /** The time when the account was created. */
  since: Timestamp
}

export function fullName({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** The actor under the specification's names. */
export function toSessionUser(
  actor: Pick<Actor, 'id' | 'email' | 'firstName' | 'lastName' | 'pictureKey'>,
): SessionUser {
  const { id, email, firstName, lastName, pictureKey } = actor
  return { _id: id, email, firstName, lastName, profilePicture: pictureUrl(pictureKey) }
}
