import type { Stage } from './stages.ts'
import type { Id, Timestamp } from './primitives.ts'

/** How long what an employer did can be taken back; the applicant knows nothing of it until then. */
export const UNDO_SECONDS = 60
/** To how many applicants something can be done at once. */
export const MOST_AT_ONCE = 100

export type ActionKind = 'move' | 'message'

/** What became of an action for one applicant. */
export type ActionResult =
  /** It is done, and told once the minute is over. */
  | 'done'
  /** Nothing was to be done: they were there already. */
  | 'there'
  /** The words wait for the desk, and the stage is as it was. */
  | 'held'
  /** They have withdrawn. */
  | 'withdrawn'
  /** Somebody else had moved them. */
  | 'moved'
  /** The desk looks at the organisation or at a message to them. */
  | 'under_review'
  /** Nobody can write to them any more. */
  | 'talk_over'

/** Something that its doer can still take back. */
export interface RecentAction {
  id: Id
  kind: ActionKind
  status: Stage | null
  /** Of whom it is, if it is about one applicant. */
  name: string | null
  /** How many people it is told. */
  done: number
  /** With how many something else came of it, in words: ‘1 had withdrawn’. */
  rest: string[]
  doneAt: Timestamp
  secondsLeft: number
}

/** Somebody else was faster. */
export interface MoveConflict {
  applicationId: Id
  name: string
  /** The stage that was wanted. */
  wanted: Stage
  /** Where they are now. */
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

/** Those with whom it came out otherwise: ‘1 had withdrawn’. */
export function restWords(results: readonly ActionResult[]): string[] {
  const counts = new Map<ActionResult, number>()
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].flatMap(([result, count]) => (result === 'done' ? [] : [REST[result](count)]))
}
