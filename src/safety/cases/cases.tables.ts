import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  CaseKind,
  CaseReason,
  CaseStatus,
  CaseUndo,
  Decision,
  Proposal,
  Risk,
} from './moderation.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    moderationCase: ModerationCaseTable
  }
}

export interface ModerationCaseTable {
  id: string
  /** The number in its name: ‘Case 1183’. */
  number: GeneratedAlways<number>
  kind: CaseKind
  risk: Risk
  status: Generated<CaseStatus>
  jobId: string | null
  organisationId: string | null
  accountId: string | null
  applicationId: string | null
  messageId: string | null
  reasons: JSONColumnType<CaseReason[]>
  openedAt: Generated<string>
  dueAt: string
  assignedTo: string | null
  assignedAt: string | null
  decision: Decision | null
  /** The reason given to the poster. */
  decisionReason: string | null
  decidedBy: string | null
  decidedAt: string | null
  /** The case whose decision this one appeals against. */
  appealOf: string | null
  /** Names, addresses and texts of its subject, for the desk’s search. */
  searchWords: Generated<string>
  /** The code of the template of the decision. */
  template: string | null
  /** The changes made by the decision, until it can no longer be undone. */
  undo: JSONColumnType<CaseUndo> | null
  /** The time when the emails about the decision were enqueued: after that it is final. */
  toldAt: string | null
  /** A decision that waits for a second admin, and the admin who proposed it. */
  proposal: JSONColumnType<Proposal> | null
  proposedBy: string | null
  /** Whether it froze its organisation until it is decided. */
  freezes: Generated<boolean>
  isFalseAlarm: Generated<boolean>
}
