import { ASSIGNED_MINUTES, UNDO_SECONDS, type Decision } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { CaseRow } from './decisions.queries.ts'

/** Whether suspensions of organisations with applicants need two admins; ‘auto’: where there are two. */
export type TwoPersonRule = 'on' | 'off' | 'auto'

interface DecisionFacts {
  row: Pick<
    CaseRow,
    'status' | 'kind' | 'assignedTo' | 'assignedAt' | 'proposedBy' | 'organisationId' | 'accountId'
  >
  decision: Decision
  actorId: Id
  adminIds: Id[]
  /** The admin who took the decision that this case appeals against. */
  firstDecidedBy: Id | null
  /** The admin works for the organisation, or the case is about them. */
  isParty: boolean
  now?: number
}

/** The reason why this admin cannot take this decision, as a sentence; null if they can. */
export function decisionDenial({
  row,
  decision,
  actorId,
  adminIds,
  firstDecidedBy,
  isParty,
  now = Date.now(),
}: DecisionFacts): string | null {
  if (row.status === 'decided') return 'This case has been decided already.'
  if (row.kind === 'suspension' && row.accountId === actorId)
    return 'This is about you. Another admin decides.'
  if (row.kind === 'suspension' && decision !== 'suspend')
    return 'Agree to the suspension, or say no to it.'
  const isFresh =
    row.assignedAt !== null && now - Date.parse(row.assignedAt) < ASSIGNED_MINUTES * 60_000
  if (isFresh && row.assignedTo !== null && row.assignedTo !== actorId)
    return 'Another admin has this case in hand.'
  const hasOthers = adminIds.some((id) => id !== actorId)
  if (row.kind === 'appeal' && firstDecidedBy === actorId && hasOthers)
    return 'You took the decision that this appeals against. Another admin decides now.'
  if (isParty && hasOthers) return 'This is about your own organisation. Another admin decides.'
  if (row.status === 'confirm' && decision === 'suspend' && row.proposedBy === actorId)
    return 'You proposed this suspension. Another admin must agree.'
  if (decision === 'suspend' && row.organisationId === null && row.accountId === null)
    return 'Nobody here can be suspended for this: the advert came from a source.'
  return null
}

export function needsTwo(
  rule: TwoPersonRule,
  { adminIds, hasApplicants }: { adminIds: Id[]; hasApplicants: boolean },
): boolean {
  if (rule === 'off' || !hasApplicants) return false
  return rule === 'on' || adminIds.length > 1
}

/** The time until which a decision can be undone; null if it is final. */
export function undoUntil(
  { decidedAt, toldAt, undo, status }: Pick<CaseRow, 'decidedAt' | 'toldAt' | 'undo' | 'status'>,
  now = Date.now(),
): string | null {
  if (decidedAt === null || toldAt !== null || undo === null) return null
  if (status !== 'decided' && status !== 'pending') return null
  const end = Date.parse(decidedAt) + UNDO_SECONDS * 1000
  return end > now ? new Date(end).toISOString() : null
}
