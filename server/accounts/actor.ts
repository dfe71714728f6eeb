import { pictureUrl, type SessionUser } from '#contract/accounts.ts'
import type { Id, Timestamp } from '#contract/primitives.ts'

/** Who asks, as the session says. */
export interface Actor {
  id: Id
  sessionId: Id
  email: string
  firstName: string
  lastName: string
  /** What the picture is called in its address; null for none. */
  pictureKey: string | null
  /** When the account was made. */
  since: Timestamp
}

export function fullName({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** The same in the specification's words. */
export function toSessionUser(
  actor: Pick<Actor, 'id' | 'email' | 'firstName' | 'lastName' | 'pictureKey'>,
): SessionUser {
  const { id, email, firstName, lastName, pictureKey } = actor
  return { _id: id, email, firstName, lastName, profilePicture: pictureUrl(pictureKey) }
}
