import type { Reading } from '#board/sources/reading/read-feed.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import type { KnownAdvert, RunningSource } from './due.queries.ts'

/**
 * The adverts that a reading misses without saying that they are closed. A list of the newest ones says it only of an
 * advert that is newer than another that it still has.
 */
export function findUnsaid(
  { system }: Pick<RunningSource, 'system'>,
  present: readonly KnownAdvert[],
  { adverts }: Pick<Reading, 'adverts'>,
): Set<string> {
  if (systemOf(system).closing !== 'newest') return new Set()
  const timeOf = ({ postedAt }: KnownAdvert) => Date.parse(postedAt ?? '')
  const isThere = ({ reference }: KnownAdvert) => adverts.has(reference)
  const oldest = Math.min(...present.filter(isThere).map(timeOf))
  const missing = present.filter((advert) => !isThere(advert))
  const unsaid = missing.filter((advert) => !(timeOf(advert) > oldest))
  return new Set(unsaid.map(({ reference }) => reference))
}
