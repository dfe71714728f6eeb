import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  CaseKind,
  CaseReason,
  CaseStatus,
  CaseUndo,
  Decision,
  DecisionInput,
  Risk,
} from '#contract/moderation.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    moderationCase: ModerationCaseTable
  }
}

export interface ModerationCaseTable {
  id: string
  /** As people name it: ‘Case 1183’. */
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
  /** What the poster was told. */
  decisionReason: string | null
  decidedBy: string | null
  decidedAt: string | null
  /** The case whose decision this one appeals against. */
  appealOf: string | null
  /** Names, addresses and texts of what it is about, for the desk’s search. */
  searchWords: Generated<string>
  /** The code of the template of the decision. */
  template: string | null
  /** What the decision changed, until it can no longer be undone. */
  undo: JSONColumnType<CaseUndo> | null
  /** When the emails about the decision were enqueued: after that it stands. */
  toldAt: string | null
  /** A decision that waits for a second admin, and whose it is. */
  proposal: JSONColumnType<DecisionInput> | null
  proposedBy: string | null
  /** It froze its organisation until it is decided. */
  freezes: Generated<boolean>
  isFalseAlarm: Generated<boolean>
}
