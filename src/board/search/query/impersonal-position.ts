import type { Db } from '#platform/database/database.ts'
import type { ClassAnswers } from '#board/search/finding/answer-codes.ts'
import { FRESH_RANK, type Position } from './order.ts'

/**
 * The position with the job’s profile as its rank, negative for an advert not seen for long. A position appears in a URL, where a job’s sureness would reveal who
 * the person is. The profile is a fact about the job, from which each reader’s own sureness is derived.
 */
export async function toImpersonal(db: Db, position: Position): Promise<Position> {
  const row = await db
    .selectFrom('jobSearch')
    .select('profile')
    .where('id', '=', position.id)
    .executeTakeFirst()
  const profile = row?.profile ?? 0
  return { ...position, rank: position.rank >= FRESH_RANK ? profile : -1 - profile }
}

export function readImpersonal(position: Position, { sureness }: ClassAnswers): Position {
  const { rank } = position
  const [profile, extra] = rank < 0 ? [-1 - rank, 0] : [rank, FRESH_RANK]
  return { ...position, rank: (sureness[profile] ?? 0) + extra }
}
