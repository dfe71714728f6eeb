/** How many days data about people is stored: tasks delete by these numbers, and the notice shows them. */
export const STORED_DAYS = {
  /** An account whose address nobody confirmed, after sign-up. */
  unconfirmedAccount: 30,
  /** An unused account, after its owner was told that it goes. */
  toldAccount: 30,
  /** A session, after its last use. */
  idleSession: 14,
  /** A device that somebody logged in from, after its last use. */
  knownDevice: 400,
  /** A draft, after its last change. */
  draft: 90,
  /** A record of a sent email, after it was written. */
  mail: 90,
  /** A task that is done, which may hold the address that a code or a link was sent to. */
  doneTask: 7,
  /** An invitation, or a proof that somebody began, after it ran out. */
  invitation: 90,
  /** A job that somebody took off their list. */
  removedSave: 30,
} as const
