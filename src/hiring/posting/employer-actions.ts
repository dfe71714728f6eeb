import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'

/** The time in which an employer's action can be undone; the applicant is not notified until then. */
export const UNDO_SECONDS = 60
/** The maximum number of applicants in a bulk action. */
export const MOST_AT_ONCE = 100

export type ActionKind = 'move' | 'message'

/** The result of an action for one applicant. */
export type ActionResult =
  /** The action is done, and the applicant is notified after the minute. */
  | 'done'
  /** The applicant was in that stage already. */
  | 'there'
  /** The text waits for the desk, and the stage has not changed. */
  | 'held'
  /** The applicant has withdrawn. */
  | 'withdrawn'
  /** A colleague had moved the applicant. */
  | 'moved'
  /** The desk is checking the organisation or a message to the applicant. */
  | 'under_review'
  /** The applicant can no longer be written to. */
  | 'talk_over'

/** An action that its author can still undo. */
export interface RecentAction {
  id: Id
  kind: ActionKind
  status: Stage | null
  /** The applicant's name, if there is only one. */
  name: string | null
  /** The number of people notified. */
  done: number
  /** Other results with their counts, in words: ‘1 had withdrawn’. */
  rest: string[]
  doneAt: Timestamp
  secondsLeft: number
}

/** A move that a colleague has preceded. */
export interface MoveConflict {
  applicationId: Id
  name: string
  /** The requested stage. */
  wanted: Stage
  /** The current stage. */
  current: Stage
  /** ‘Tom moved Ada to Interview at 14:01. Move Ada to Shortlisted anyway?’ */
  sentence: string
}

const REST: Record<Exclude<ActionResult, 'done'>, (count: number) => string> = {
  there: (count) => `${count} ${count === 1 ? 'was' : 'were'} there already`,
  held: (count) => `${count} ${count === 1 ? 'waits' : 'wait'} until we have looked at the words`,
  withdrawn: (count) => `${count} had withdrawn`,
  moved: (count) => `${count} had been moved by someone else`,
  under_review: (count) => `${count} cannot be decided about while we look at something`,
  talk_over: (count) => `${count} cannot be written to any more`,
}

/** The results other than ‘done’: ‘1 had withdrawn’. */
export function restWords(results: readonly ActionResult[]): string[] {
  const counts = new Map<ActionResult, number>()
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].flatMap(([result, count]) => (result === 'done' ? [] : [REST[result](count)]))
}
