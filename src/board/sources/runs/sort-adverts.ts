import { cleanLine } from '#board/jobs/import/text/clean-text.ts'
import { digestOf, type ListedAdvert } from '#board/sources/reading/read-adverts.ts'
import type { KnownAdvert } from './due.queries.ts'

/** An advert to write, and what was known of it. */
export interface ChangedAdvert {
  listed: ListedAdvert
  digest: string
  generation: number
  known: KnownAdvert | undefined
}

export interface SortedAdverts {
  changed: ChangedAdvert[]
  /** Adverts that name another employer. */
  leftOut: ListedAdvert[]
  /** Known adverts whose id is now another advert’s: they wait for the desk. */
  replaced: KnownAdvert[]
}

interface Sorting {
  known: ReadonlyMap<string, KnownAdvert>
  isOwnName(said: string | null): boolean
  readingKey: string
}

/**
 * Sorts the adverts of a list: those to write, those of another employer, and known ones whose id another advert has
 * now, because employer and title changed together.
 */
export function sortAdverts(
  listed: Iterable<ListedAdvert>,
  { known, isOwnName, readingKey }: Sorting,
): SortedAdverts {
  const sorted: SortedAdverts = { changed: [], leftOut: [], replaced: [] }
  for (const advert of listed) {
    const before = known.get(advert.reference)
    const isReplaced = before !== undefined && isAnother(advert, before)
    if (isReplaced) sorted.replaced.push(before)
    if (!isOwnName(advert.employerSaid)) {
      sorted.leftOut.push(advert)
      continue
    }
    if (advert.isBare) continue
    const digest = digestOf(`${readingKey}\n${advert.digest}`)
    if (before && before.goneAt === null && before.digest === digest) continue
    const generation = (before?.generation ?? 0) + (isReplaced ? 1 : 0)
    sorted.changed.push({ listed: advert, digest, generation, known: before })
  }
  return sorted
}

function isAnother({ advert, employerSaid }: ListedAdvert, before: KnownAdvert) {
  if (employerSaid === null || before.employerSaid === null) return false
  if (isSame(employerSaid, before.employerSaid)) return false
  return !isSame(cleanLine((advert.title ?? '').slice(0, 10_000)), before.title)
}

/** A title that is shown may be shortened. */
function isSame(one: string, other: string) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || (b.endsWith('…') && a.startsWith(b.slice(0, -1)))
}
