const DAY_MS = 86_400_000

/** The age at which an advert shows its age, and ranks below newer ones that match equally well. */
export const OLD_AFTER_DAYS = 60

/** The moment before which posted adverts are old. */
export function oldBefore(now = Date.now()): string {
  return new Date(now - OLD_AFTER_DAYS * DAY_MS).toISOString()
}

export function isOld({ postedAt }: { postedAt: string }, now = Date.now()): boolean {
  return Date.parse(postedAt) < Date.parse(oldBefore(now))
}
