import { systemOf, type SystemName } from '#board/sources/systems/feed-systems.ts'

interface Present {
  reference: string
  postedAt: string
}

/**
 * The adverts that a reading misses without saying that they are closed. A list of the newest ones says it only of an
 * advert that is newer than another that it still has; where pages say it, only of those whose page does.
 */
export function findUnsaid(
  system: SystemName,
  present: readonly Present[],
  { has, closed }: { has(reference: string): boolean; closed: ReadonlySet<string> },
): Set<string> {
  const { closing } = systemOf(system)
  if (closing === undefined) return new Set()
  const timeOf = ({ postedAt }: Present) => Date.parse(postedAt)
  const isThere = ({ reference }: Present) => has(reference)
  const oldest = Math.min(...present.filter(isThere).map(timeOf))
  const missing = present.filter((advert) => !isThere(advert))
  const isSaid = (advert: Present) =>
    closing === 'page' ? closed.has(advert.reference) : timeOf(advert) > oldest
  const unsaid = missing.filter((advert) => !isSaid(advert))
  return new Set(unsaid.map(({ reference }) => reference))
}
