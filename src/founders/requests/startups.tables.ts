import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  CaseAction,
  CaseSide,
  CaseStatus,
  DocumentState,
} from '#founders/cases/founder-case.ts'
import type { PathKind, PathNation, PathTicks } from '#founders/path/founder-path.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    startupRequest: StartupRequestTable
    founderLink: FounderLinkTable
    founderMessage: FounderMessageTable
    founderDocument: FounderDocumentTable
    founderEvent: FounderEventTable
  }
}

/** A founder’s request, and the case it became. */
export interface StartupRequestTable {
  id: string
  /** ‘LF-4K7Q2’, for naming the case. It opens nothing. */
  reference: string
  companyName: string
  /** May be empty, like the phone number. */
  typeOfHealthcare: string
  companyEmail: string
  /** The normalised address, for comparison. */
  emailKey: string
  companyPhoneNumber: string
  description: string
  status: Generated<CaseStatus>
  /** The time since when it is that side’s turn. */
  turnSince: Generated<string>
  /** The day in London by which we answer; null unless it is with us. */
  dueOn: string | null
  /** Incremented by every action of either side. */
  version: Generated<number>
  /** The path that its founder follows; both columns or neither. */
  pathNation: PathNation | null
  pathKind: PathKind | null
  pathTicks: ColumnType<PathTicks, string | undefined, string>
  /** The admin who has taken it. */
  assigneeId: string | null
  /** The first use of a link, which shows that the founder reads the mailbox. */
  openedAt: string | null
  /** The time when the founder was reminded that it is their turn; null again once it is not. */
  remindedAt: string | null
  closedAt: string | null
  createdAt: Generated<string>
  /** The time when its email to the site's owner was accepted. */
  sentAt: string | null
  /** The time when its sender was notified that it has arrived. */
  acknowledgedAt: string | null
}

/** A link in an email; only the email has its secret. */
interface FounderLinkTable {
  id: string
  caseId: string
  secretHash: string
  createdAt: Generated<string>
  usedAt: Generated<string>
}

interface FounderMessageTable {
  id: string
  caseId: string
  side: CaseSide
  /** The admin who wrote it; null for a founder, and once that account is deleted. */
  accountId: string | null
  formId: string | null
  /** Empty for a document alone. */
  body: string
  createdAt: Generated<string>
  /** The email that includes it. */
  mailId: string | null
}

export interface FounderDocumentTable {
  id: string
  caseId: string
  side: CaseSide
  accountId: string | null
  /** Null for the document of the request itself. */
  messageId: string | null
  fileKey: string
  name: string
  /** The size in bytes. */
  size: number
  state: Generated<DocumentState>
  createdAt: Generated<string>
}

/** An event for the history, without anyone’s words. */
interface FounderEventTable {
  id: GeneratedAlways<number>
  caseId: string
  side: CaseSide
  action: CaseAction
  createdAt: Generated<string>
}
