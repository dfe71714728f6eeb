import type { Generated, GeneratedAlways } from 'kysely'
import type { ReportReason } from './reports/reports.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    report: ReportTable
    fraudMarker: FraudMarkerTable
    caseNote: CaseNoteTable
  }
}

interface ReportTable {
  id: string
  caseId: string
  jobId: string | null
  organisationId: string | null
  messageId: string | null
  reason: ReportReason
  words: Generated<string>
  pictureKey: string | null
  /** Null for a reporter without an account. */
  reporterId: string | null
  /** Digest of the account or network, so that a repeated report counts once. */
  reporterKey: string | null
  /** Digest of the reporter’s network; null for an unreadable address, and for reports of the version before. */
  networkKey: string | null
  times: Generated<number>
  createdAt: Generated<string>
}

/** A detail that one fraud used: the next text with it is held, whatever its author. */
interface FraudMarkerTable {
  /** ‘phone’, ‘iban’, ‘domain’ …; see `findIdentifiers`. */
  kind: string
  /** Normalised. */
  value: string
  caseId: string | null
  createdAt: Generated<string>
}

interface CaseNoteTable {
  id: GeneratedAlways<number>
  caseId: string
  isFromDesk: boolean
  accountId: string | null
  words: string
  createdAt: Generated<string>
}
