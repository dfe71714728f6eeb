import { sql } from 'kysely'
import { CHECK_FACETS, type CheckFacet } from '#contract/search.ts'
import type { Verdict } from '#contract/sponsorship/lines.ts'

/** How a verdict stands in the database. */
export const VERDICT_NUMBERS: Record<Verdict, number> = { unknown: 0, pass: 1, fail: 2 }
const VERDICTS: Verdict[] = ['unknown', 'pass', 'fail']

/**
 * The four verdicts of a row as the digits of a number to the base three, so that one grouping counts them
 * all. Word for word what an index of `job_search` begins with; null for a job abroad.
 */
export const CHECKS = sql<number | null>`(licence * 27 + occupation * 9 + rate * 3 + wording)`
const WEIGHTS: Record<CheckFacet, number> = { licence: 27, occupation: 9, rate: 3, wording: 1 }
const PACKED = Array.from({ length: 81 }, (_, packed) => packed)

/** What a packed number says of one line. */
export function unpack(name: CheckFacet, packed: number): Verdict {
  return VERDICTS[Math.floor(packed / WEIGHTS[name]) % 3] ?? 'unknown'
}

const PACKED_WITH = new Map(
  CHECK_FACETS.flatMap((name) =>
    VERDICTS.map((verdict) => [
      `${name} ${verdict}`,
      PACKED.filter((packed) => unpack(name, packed) === verdict),
    ]),
  ),
)

/** Every packed number that says this of a line. */
export function packedWith(name: CheckFacet, verdict: Verdict): number[] {
  return PACKED_WITH.get(`${name} ${verdict}`) ?? []
}
