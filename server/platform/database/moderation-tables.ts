import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CaseKind, CaseReason, CaseStatus, Risk } from '#contract/moderation.ts'

export interface ModerationTables {
  moderationCase: ModerationCaseTable
  report: ReportTable
  fraudMarker: FraudMarkerTable
  textScan: TextScanTable
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
  /** The message, by its row in `applicationMail`. */
  mailId: string | null
  reasons: JSONColumnType<CaseReason[]>
  openedAt: Generated<string>
  dueAt: string
  assignedTo: string | null
  assignedAt: string | null
  decision: string | null
  decisionReason: string | null
  decidedBy: string | null
  decidedAt: string | null
  /** The case whose decision this one appeals against. */
  appealOf: string | null
}

export interface ReportTable {
  id: string
  caseId: string
  jobId: string | null
  organisationId: string | null
  mailId: string | null
  reason: string
  words: Generated<string>
  pictureKey: string | null
  /** Null for somebody without an account. */
  reporterId: string | null
  createdAt: Generated<string>
}

/** What one fraud used: the next text that has it is held, whoever writes it. */
export interface FraudMarkerTable {
  /** ‘phone’, ‘iban’, ‘domain’ …; see `findIdentifiers`. */
  kind: string
  /** Normalised. */
  value: string
  caseId: string | null
  createdAt: Generated<string>
}

/** How far the newest reading of all open adverts has come; at most one row. */
export interface TextScanTable {
  onlyOne: Generated<boolean>
  /** Of the rules. */
  version: number
  afterId: string
  doneAt: string | null
}
