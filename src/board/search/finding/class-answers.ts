import { sql } from 'kysely'
import type { Answer } from '#trade/questions/answers.ts'
import type { Db } from '#platform/database/database.ts'
import { SUREST } from '#sponsorship/check/headline/sureness.ts'
import {
  answerCondition,
  answersOfSureness,
  IS_FRESH,
  LEAST_SURE,
  SURENESS,
} from './verdict-codes.ts'

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
