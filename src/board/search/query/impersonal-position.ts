import type { Db } from '#platform/database/database.ts'
import type { ClassAnswers } from '#board/search/finding/class-answers.ts'
import type { Position } from './position.ts'

/**
 * The position with the job’s profile as its rank. A position appears in a URL, where a job’s sureness would reveal who
 * the person is. The profile is a fact about the job, from which each reader’s own sureness is derived.
 */
export async function toImpersonal(db: Db, position: Position): Promise<Position> {
  const row = await db
    .selectFrom('jobSearch')
    .select('profile')
    .where('id', '=', position.id)
    .executeTakeFirst()
  return { ...position, rank: row?.profile ?? 0 }
}

export function readImpersonal(position: Position, { sureness }: ClassAnswers): Position {
  return { ...position, rank: sureness[position.rank] ?? 0 }
}
