const DAY_MS = 86_400_000

/** From then on an advert says how old it is, and stands behind newer ones that match as well. */
export const OLD_AFTER_DAYS = 60

/** An advert is old if it was posted before this moment. */
export function oldBefore(now = Date.now()): string {
  return new Date(now - OLD_AFTER_DAYS * DAY_MS).toISOString()
}

export function isOld({ postedAt }: { postedAt: string }, now = Date.now()): boolean {
  return Date.parse(postedAt) < Date.parse(oldBefore(now))
}
