import { LONGEST_WAIT_MS } from '#board/sources/sources.ts'

/** The limits that a fetcher keeps. The public policy is written from them. */
export interface Politeness {
  /** The rest of a host between the end of a request and the next one. */
  apartMs: number
  /** The time for a whole answer, however slowly it comes. */
  answerMs: number
  /** The most bytes of an answer, before and after it is unpacked. */
  answerBytes: number
  /** The time for which a host’s robots.txt counts. */
  robotsMs: number
  /** The time after which we ask again for a robots.txt that did not come. */
  robotsAgainMs: number
  robotsBytes: number
  /** The longest wait that we take from a Retry-After. */
  longestRetryMs: number
}

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS

export const POLITENESS: Politeness = {
  apartMs: 2 * SECOND_MS,
  answerMs: 60 * SECOND_MS,
  answerBytes: 25_000_000,
  robotsMs: 24 * HOUR_MS,
  robotsAgainMs: HOUR_MS,
  robotsBytes: 500_000,
  longestRetryMs: LONGEST_WAIT_MS,
}

/** The name for which a site can write rules in its robots.txt. */
export const PRODUCT = 'Landfall'

/** The name that we give with each request: it says where the policy is. */
export function userAgentOf(publicUrl: string): string {
  return `${PRODUCT} (+${publicUrl.replace(/\/$/, '')}/sources)`
}
