import type { AnswerRate } from '#organisations/answer-rate/rate-words.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The answer rate as last counted; null if it was never counted. */
export async function findAnswerRate(db: Db, organisationId: Id): Promise<AnswerRate | null> {
  const row = await db
    .selectFrom('answerRate')
    .select(['applications', 'answered', 'medianSeconds'])
    .where('organisationId', '=', organisationId)
    .executeTakeFirst()
  return row ?? null
}
