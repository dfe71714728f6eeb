import type { Db } from '#server/platform/database/database.ts'
import type { ClassAnswers } from '../class-answers.ts'
import type { Position } from './position.ts'

/**
 * A position goes into an address, and how sure a job is for somebody would say there who she is. So its rank is the
 * job’s profile, a fact of the job, and everybody reads from it how sure the job is for themselves.
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
