import { sql } from 'kysely'
import { CHECK_FACETS, type CheckFacet } from '#contract/search.ts'
import type { Verdict } from '#contract/sponsorship/check.ts'

const VERDICTS: Verdict[] = ['unknown', 'pass', 'fail']

/**
 * The four verdicts of a row as the digits of a number to the base three, so that one grouping counts them
 * all. Word for word what an index of `job_search` begins with; null for a job abroad.
 */
export const VERDICT_CODE = sql<number | null>`(licence * 27 + occupation * 9 + rate * 3 + wording)`
const WEIGHTS: Record<CheckFacet, number> = { licence: 27, occupation: 9, rate: 3, wording: 1 }
const CODES = Array.from({ length: 81 }, (_, code) => code)

/** What a packed number says of one line. */
export function decodeVerdict(name: CheckFacet, code: number): Verdict {
  return VERDICTS[Math.floor(code / WEIGHTS[name]) % 3] ?? 'unknown'
}

const CODES_BY_VERDICT = new Map(
  CHECK_FACETS.flatMap((name) =>
    VERDICTS.map((verdict) => [
      `${name} ${verdict}`,
      CODES.filter((code) => decodeVerdict(name, code) === verdict),
    ]),
  ),
)

/** Every packed number that says this of a line. */
export function codesWithVerdict(name: CheckFacet, verdict: Verdict): number[] {
  return CODES_BY_VERDICT.get(`${name} ${verdict}`) ?? []
}
