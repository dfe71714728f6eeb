import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  CaseAction,
  CaseSide,
  CaseStatus,
  DocumentState,
} from '#contract/founder-cases/founder-case.ts'
import type { PathKind, PathNation, PathTicks } from '#contract/founder-path/founder-path.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    startupRequest: StartupRequestTable
    founderLink: FounderLinkTable
    founderMail: FounderMailTable
    founderMessage: FounderMessageTable
    founderDocument: FounderDocumentTable
    founderEvent: FounderEventTable
  }
}

/** What a founder asked, and the case that it is. */
export interface StartupRequestTable {
  id: string
  /** ‘LF-4K7Q2’: what people call it. It opens nothing. */
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
  /** Since when it is whose turn it is. */
  turnSince: Generated<string>
  /** The day in London by which we answer; null unless it is with us. */
  dueOn: string | null
  /** Grows with everything that either side does. */
  version: Generated<number>
  /** The path that its founder follows; both or neither. */
  pathNation: PathNation | null
  pathKind: PathKind | null
  pathTicks: ColumnType<PathTicks, string | undefined, string>
  /** The admin who has taken it. */
  assigneeId: string | null
  /** The first use of a link: from then on we know that somebody reads the mailbox. */
  openedAt: string | null
  /** When the founder was reminded that it is their turn; null again once it was not. */
  remindedAt: string | null
  closedAt: string | null
  createdAt: Generated<string>
  /** When its email to the site's owner was accepted. */
  sentAt: string | null
  /** When its sender was told that it has arrived. */
  acknowledgedAt: string | null
}

/** A link in an email; only the email holds its secret. */
interface FounderLinkTable {
  id: string
  caseId: string
  secretHash: string
  createdAt: Generated<string>
  usedAt: Generated<string>
}

export interface FounderMailTable {
  id: string
  caseId: string
  kind: 'to-founder' | 'to-desk' | 'reminder' | 'links' | 'document-removed'
  createdAt: Generated<string>
  sentAt: string | null
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
  /** The email that tells of it. */
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
  /** In bytes. */
  size: number
  state: Generated<DocumentState>
  createdAt: Generated<string>
}

/** What happened, for the history: no words of anybody. */
interface FounderEventTable {
  id: GeneratedAlways<number>
  caseId: string
  side: CaseSide
  action: CaseAction
  createdAt: Generated<string>
}
