import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ReportReason } from '#contract/reports.ts'
import type {
  CaseKind,
  CaseReason,
  CaseStatus,
  CaseUndo,
  Decision,
  DecisionInput,
  Risk,
} from '#contract/moderation.ts'
import type { Paid, WarningKind } from '#contract/warnings.ts'

export interface ModerationTables {
  moderationCase: ModerationCaseTable
  report: ReportTable
  fraudMarker: FraudMarkerTable
  textScan: TextScanTable
  textFinding: TextFindingTable
  caseNote: CaseNoteTable
  applicationWarning: ApplicationWarningTable
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

export interface CaseNoteTable {
  id: GeneratedAlways<number>
  caseId: string
  isFromDesk: boolean
  accountId: string | null
  words: string
  createdAt: Generated<string>
}

/** That an applicant was warned of who posted the job. */
export interface ApplicationWarningTable {
  applicationId: string
  kind: WarningKind
  caseId: string | null
  createdAt: Generated<string>
  sentAt: string | null
  /** Whether money was paid, as the applicant says. */
  paid: Paid | null
  paidAt: string | null
}

export interface ReportTable {
  id: string
  caseId: string
  jobId: string | null
  organisationId: string | null
  messageId: string | null
  reason: ReportReason
  words: Generated<string>
  pictureKey: string | null
  /** Null for somebody without an account. */
  reporterId: string | null
  /** Digest of the account or network, so that a repeated report counts once. */
  reporterKey: string | null
  times: Generated<number>
  createdAt: Generated<string>
}

/** What one fraud used: the next text that has it is held, no matter who writes it. */
export interface FraudMarkerTable {
  /** ‘phone’, ‘iban’, ‘domain’ …; see `findIdentifiers`. */
  kind: string
  /** Normalised. */
  value: string
  caseId: string | null
  createdAt: Generated<string>
}

/** What a rule found in an advert or a message, once for each. It holds no text. */
export interface TextFindingTable {
  rule: string
  /** Of the job or the message; of a refused message, which is not saved, none. */
  subjectId: string
  effect: 'refuse' | 'hold' | 'mark'
  /** False for what a rule in the background found. */
  isLive: boolean
  foundAt: Generated<string>
}

/** How far the newest reading of all open adverts has come; at most one row. */
export interface TextScanTable {
  onlyOne: Generated<boolean>
  /** Of the rules. */
  version: number
  afterId: string
  doneAt: string | null
}
