import { systemOf, type SystemName } from '#board/sources/systems/feed-systems.ts'

interface Present {
  reference: string
  postedAt: string
}

/**
 * The adverts that a reading misses without saying that they are closed. A list of the newest ones says it only of an
 * advert that is newer than another that it still has.
 */
export function findUnsaid(
  system: SystemName,
  present: readonly Present[],
  has: (reference: string) => boolean,
): Set<string> {
  if (systemOf(system).closing !== 'newest') return new Set()
  const timeOf = ({ postedAt }: Present) => Date.parse(postedAt)
  const isThere = ({ reference }: Present) => has(reference)
  const oldest = Math.min(...present.filter(isThere).map(timeOf))
  const missing = present.filter((advert) => !isThere(advert))
  const unsaid = missing.filter((advert) => !(timeOf(advert) > oldest))
  return new Set(unsaid.map(({ reference }) => reference))
}
