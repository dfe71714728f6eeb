import { sql } from 'kysely'
import { CHECK_FACETS, type CheckFacet } from '#contract/search.ts'
import type { Verdict } from '#contract/sponsorship/criteria.ts'
import { STORED_VERDICTS } from '#server/jobs/job-rows.ts'

/**
 * The four verdicts of a row as digits of one number in base three, so that one grouping counts them
 * all. An index of `job_search` starts with this very expression. Null for a job abroad.
 */
export const VERDICT_CODE = sql<number | null>`(licence * 27 + occupation * 9 + rate * 3 + wording)`
const WEIGHTS: Record<CheckFacet, number> = { licence: 27, occupation: 9, rate: 3, wording: 1 }
const CODES = Array.from({ length: 81 }, (_, code) => code)

/** The verdict on one criterion. */
export function decodeVerdict(name: CheckFacet, code: number): Verdict {
  return STORED_VERDICTS[Math.floor(code / WEIGHTS[name]) % 3] ?? 'unknown'
}

const CODES_BY_VERDICT = new Map(
  CHECK_FACETS.flatMap((name) =>
    STORED_VERDICTS.map((verdict) => [
      `${name} ${verdict}`,
      CODES.filter((code) => decodeVerdict(name, code) === verdict),
    ]),
  ),
)

/** All codes with this verdict on a criterion. */
export function codesWithVerdict(name: CheckFacet, verdict: Verdict): number[] {
  return CODES_BY_VERDICT.get(`${name} ${verdict}`) ?? []
}
