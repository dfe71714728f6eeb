import { sql } from 'kysely'
import { ANSWERS, type Answer } from '#trade/questions/answers.ts'
import { OLD_AFTER_DAYS } from '#trade/job-age.ts'
import { CHECK_FACETS, type CheckFacet } from '#board/search/search.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import { STORED_VERDICTS } from '#board/jobs/stored/job-rows.ts'
import { RULED_OUT, SUREST, surenessOf } from '#sponsorship/check/headline/sureness.ts'
import type { Db } from '#platform/database/database.ts'

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
const LEAST_SURE: Record<Answer, number> = { open: RULED_OUT + 1, pass: SUREST }

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

function answersOfSureness(sureness: number, isOld: boolean): Answer[] {
  return ANSWERS.filter((answer) => sureness >= LEAST_SURE[answer] && !(isOld && answer === 'pass'))
}

/** All codes with this answer. */
export function codesWithAnswer(answer: Answer): number[] {
  return CODES.filter((code) => answersOf(code).includes(answer))
}

/** The certainty of jobs for one class of applicants. Many people share a class, so its results can be cached. */
export interface ClassAnswers {
  applicantClass: number
  /** The sureness by profile id; index 0 is for jobs without a profile. */
  sureness: number[]
}

/** The profiles, indexed by id. */
export async function loadProfiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('answerProfile').select(['id', 'sureness']).execute()
  const profiles: string[] = []
  for (const { id, sureness } of rows) profiles[id] = sureness
  return profiles
}

/** The answers of the profiles for one class. */
export function answersFor(applicantClass: number, profiles: string[]): ClassAnswers {
  return {
    applicantClass,
    sureness: Array.from(profiles, (profile) => Number(profile?.[applicantClass] ?? 0)),
  }
}

/** `SURENESS` for a class, or for a newcomer. A job whose profile is not known yet counts as not checked. */
export function surenessFor(forClass: ClassAnswers | null) {
  if (!forClass) return SURENESS
  const { sureness } = forClass
  return sql<number>`coalesce((${sql.lit(`{${sureness.join()}}`)}::integer[])[profile + 1], 0)`
}

/** The condition on a row for an answer. */
export function answerConditionFor(answer: Answer, forClass: ClassAnswers | null) {
  if (!forClass) return answerCondition(answer)
  const hasAnswer = hasProfile(profilesWithAnswer(answer, forClass))
  return answer === 'pass' ? sql<boolean>`${hasAnswer} and ${IS_FRESH}` : hasAnswer
}

/** The condition on a row for exactly this level of sureness. */
export function levelCondition(level: number, { sureness }: ClassAnswers) {
  return hasProfile(idsOf(sureness, (each) => each === level))
}

/** The highest level that any job can have. */
export function highestLevel({ sureness }: ClassAnswers): number {
  return Math.min(SUREST, Math.max(0, ...sureness))
}

export function profilesWithAnswer(answer: Answer, { sureness }: ClassAnswers): number[] {
  return idsOf(sureness, (each) => each >= LEAST_SURE[answer])
}

/** A row’s profile for `answersOfProfile`: negative for an advert not seen for long. */
export const DATED_PROFILE = sql<
  number | null
>`case when ${IS_FRESH} then profile else -1 - profile end`

/** The answers that include a job with this `DATED_PROFILE`. */
export function answersOfProfile(dated: number, { sureness }: ClassAnswers): Answer[] {
  const isOld = dated < 0
  return answersOfSureness(sureness[isOld ? -1 - dated : dated] ?? 0, isOld)
}

function idsOf(sureness: number[], isWanted: (sureness: number) => boolean) {
  return sureness.flatMap((each, id) => (isWanted(each) && each > 0 ? [id] : []))
}

// Literals, so that the planner knows how common they are, and looks each up at once.
function hasProfile(ids: number[]) {
  return sql<boolean>`profile = any(${sql.lit(`{${ids.join()}}`)}::integer[])`
}
