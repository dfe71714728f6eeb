import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import { timeOfDay } from '#platform/primitives/time/time-of-day.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { findLastMove, findMover } from './moves.queries.ts'

/** Opening an application is not a decision, so it never conflicts with a move. */
const decided = (stage: Stage) => (stage === 'new' ? 'seen' : stage)

/** Whether an applicant was moved since a page showed them in `from`. */
export function isOvertaken(from: Stage | null, current: Stage): boolean {
  return from !== null && decided(from) !== decided(current)
}

interface Overtaken {
  applicationId: Id
  name: string
  current: Stage
  wanted: Stage
  /** The member who reads the description. */
  readerId: Id
}

/** ‘Tom moved Ada to Interview at 14:01. Move Ada to Shortlisted anyway?’ */
export async function describeConflict(
  db: Db,
  { applicationId, name, current, wanted, readerId }: Overtaken,
): Promise<string> {
  const last = await findLastMove(db, applicationId)
  const mover = last && (await findMover(db, last.id))
  const who = mover?.id === readerId ? 'You' : (mover?.firstName ?? 'Somebody else')
  const question = `Move ${name} to ${STAGE_NAMES[wanted]} anyway?`
  // That move was undone since.
  if (last?.status !== current) return `${name} is in ${STAGE_NAMES[current]} by now. ${question}`
  return `${who} moved ${name} to ${STAGE_NAMES[current]} at ${timeOfDay(last.createdAt)}. ${question}`
}
