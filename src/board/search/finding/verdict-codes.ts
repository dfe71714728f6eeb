import { sql } from 'kysely'
import { ANSWERS, type Answer } from '#trade/questions/answers.ts'
import { OLD_AFTER_DAYS } from '#trade/job-age.ts'
import { CHECK_FACETS, type CheckFacet } from '#board/search/search.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import { STORED_VERDICTS } from '#board/jobs/stored/job-rows.ts'
import { RULED_OUT, SUREST, surenessOf } from '#sponsorship/check/headline/sureness.ts'

/**
 * The four verdicts of a row as digits of one number in base three, so that one grouping counts them all. An index of
 * `job_search` starts with exactly this expression. Null for a job abroad.
 */
export const VERDICT_CODE = sql<number | null>`(licence * 27 + occupation * 9 + rate * 3 + wording)`
const WEIGHTS: Record<CheckFacet, number> = { licence: 27, occupation: 9, rate: 3, wording: 1 }
/** The number that the code of an advert not seen for long has more: such an advert never passes. */
const OLD = 81
export const IS_FRESH = sql<boolean>`seen_at > now() - make_interval(days => ${sql.lit(OLD_AFTER_DAYS)})`
/** `VERDICT_CODE`, and whether the advert is old. */
export const DATED_CODE = sql<
  number | null
>`(${VERDICT_CODE} + case when ${IS_FRESH} then 0 else ${sql.lit(OLD)} end)`
const CODES = Array.from({ length: OLD }, (_, code) => code)

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

/** The lowest sureness of an answer. */
export const LEAST_SURE: Record<Answer, number> = { open: RULED_OUT + 1, pass: SUREST }

const SURENESS_BY_CODE = CODES.map((code) =>
  surenessOf({
    licence: decodeVerdict('licence', code),
    occupation: decodeVerdict('occupation', code),
    pay: decodeVerdict('rate', code),
    wording: decodeVerdict('wording', code),
  }),
)

/**
 * The sureness that a job can be sponsored, from 0. An index of `job_search` starts with exactly this expression
 * (`0009-surest.sql`), so that it is an order like the date or the pay.
 */
export const SURENESS = sql<number>`coalesce((${sql.lit(`{${SURENESS_BY_CODE.join()}}`)}::integer[])[${VERDICT_CODE} + 1], 0)`

/** The condition on a row for an answer. A pass is the highest level, so its rows are by date in the index. */
export function answerCondition(answer: Answer) {
  const least = sql.lit(LEAST_SURE[answer])
  return answer === 'pass'
    ? sql<boolean>`${SURENESS} = ${least} and ${IS_FRESH}`
    : sql<boolean>`${SURENESS} >= ${least}`
}

/** The answers that include a job with this `DATED_CODE`. */
export function answersOf(code: number): Answer[] {
  return answersOfSureness(SURENESS_BY_CODE[code % OLD] ?? 0, code >= OLD)
}

export function answersOfSureness(sureness: number, isOld: boolean): Answer[] {
  return ANSWERS.filter((answer) => sureness >= LEAST_SURE[answer] && !(isOld && answer === 'pass'))
}

/** All codes with this answer. */
export function codesWithAnswer(answer: Answer): number[] {
  return CODES.filter((code) => answersOf(code).includes(answer))
}
