import type { AnswerRate } from '#contract/answer-rate.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** The answer rate as last counted; null if it was never counted. */
export async function findAnswerRate(db: Db, organisationId: Id): Promise<AnswerRate | null> {
  const row = await db
    .selectFrom('answerRate')
    .select(['applications', 'answered', 'medianSeconds'])
    .where('organisationId', '=', organisationId)
    .executeTakeFirst()
  return row ?? null
}
