const DAY_MS = 86_400_000

/** The age from which an advert says so, never counts as a pass, and ranks below others that match equally well. */
export const OLD_AFTER_DAYS = 30
/** The age from which an advert is in no list, though its page remains. */
export const HIDDEN_AFTER_DAYS = 60

/** The time when an advert was last seen at its source, or confirmed by its employer: its age counts from there. */
export interface Seen {
  lastSeenAt: string
}

export function isOld(advert: Seen, now = Date.now()): boolean {
  return isUnseenFor(OLD_AFTER_DAYS, advert, now)
}

/** Whether an open advert is in no list, until it is seen again. */
export function isHidden(advert: Seen, now = Date.now()): boolean {
  return isUnseenFor(HIDDEN_AFTER_DAYS, advert, now)
}

function isUnseenFor(days: number, { lastSeenAt }: Seen, now: number) {
  return Date.parse(lastSeenAt) <= now - days * DAY_MS
}

/** The moment at which an advert leaves the lists if it is not seen again. */
export function listedUntil({ lastSeenAt, closesAt }: Seen & { closesAt: string | null }): string {
  const hiddenAt = new Date(Date.parse(lastSeenAt) + HIDDEN_AFTER_DAYS * DAY_MS).toISOString()
  return closesAt !== null && closesAt < hiddenAt ? closesAt : hiddenAt
}
