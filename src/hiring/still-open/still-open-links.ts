import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { readToken, signToken } from '#platform/secrets/signed-token.ts'

const PURPOSE = 'still open'
const DAY_MS = 86_400_000
export const LINK_DAYS = 30

/** One advert, the member whom the email asks, and when it had last been seen: an answer changes that. */
export interface StillOpenLink {
  jobId: Id
  accountId: Id
  lastSeenAt: string
}

/** Signed links for one answer about one advert, from one member, for 30 days. */
export function createStillOpenLinks(secret: string) {
  return { sign, read }

  function sign({ jobId, accountId, lastSeenAt }: StillOpenLink, now = Date.now()): string {
    const seen = Date.parse(lastSeenAt).toString(36)
    return signToken(secret, PURPOSE, [jobId, accountId, seen, dayOf(now).toString(36)])
  }

  /** Null for a token that `sign` did not make, or made too long ago. */
  function read(token: string, now = Date.now()): StillOpenLink | null {
    const [jobId = '', accountId = '', seen = '', day = ''] = readToken(secret, PURPOSE, token)
    if (!isId(jobId) || !isId(accountId)) return null
    if (dayOf(now) - Number.parseInt(day, 36) > LINK_DAYS) return null
    return { jobId, accountId, lastSeenAt: new Date(Number.parseInt(seen, 36)).toISOString() }
  }
}

function dayOf(time: number) {
  return Math.floor(time / DAY_MS)
}
