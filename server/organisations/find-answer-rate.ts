import type { AnswerRate } from '#contract/answer-rate.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** As it was last counted; null if nothing was counted yet. */
export async function findAnswerRate(db: Db, organisationId: Id): Promise<AnswerRate | null> {
  const row = await db
    .selectFrom('answerRate')
    .select(['applications', 'answered', 'medianSeconds'])
    .where('organisationId', '=', organisationId)
    .executeTakeFirst()
  return row ?? null
}
