import type { SentFile } from '#contract/documents.ts'
import type { SavedPath } from '#contract/founder-path/founder-path.ts'
import type { Id, Timestamp } from '#contract/primitives.ts'

// Without schemas, so that pages do not load Zod for it.

/** Whose turn it is: ours, the founder’s, or nobody’s. */
export type CaseStatus = 'with-us' | 'your-turn' | 'closed'

export type CaseSide = 'founder' | 'desk'

/** Whether the other side has opened it, or wants it changed. */
export type DocumentState = 'new' | 'read' | 'change-needed'

export type CaseAction =
  | 'asked'
  | 'wrote'
  | 'document-added'
  | 'change-needed'
  | 'waiting'
  | 'reminded'
  | 'closed'
  | 'reopened'
  | 'lapsed'

/** How many working days we take at most to answer. */
export const ANSWER_DAYS = 2

export const CASE_LIMITS = {
  /** In characters. */
  message: 4000,
  note: 2000,
  templateTitle: 80,
  search: 100,
  /** Of both sides together, how many documents and bytes a case holds. */
  documents: 40,
  bytes: 100 * 1024 * 1024,
  /** Of the admins’ own. */
  templates: 50,
} as const

/** How long things last. */
export const CASE_TIMES = {
  /** A link that nobody uses, in days. */
  link: 90,
  /** Until a founder is reminded that it is their turn, in days. */
  reminder: 7,
  /** Until a case whose founder does not answer is closed, in months. */
  silence: 6,
  /** Until a closed case is deleted, in months. */
  closed: 12,
} as const

export const CASE_PROBLEMS = {
  nothing: 'Write a message, or choose a document.',
  documents: `This case has ${CASE_LIMITS.documents} documents, and more are not possible. Send the message without this one.`,
  bytes:
    'The documents of this case are 100 MB together with this one. Send the message without it.',
} as const

export interface CaseMessage {
  id: Id
  side: CaseSide
  /** ‘You’, or who wrote it. */
  author: string
  isOwn: boolean
  /** Empty for a document alone. */
  text: string
  documents: ({ id: Id } & SentFile)[]
  at: Timestamp
}

export interface CaseDocument extends SentFile {
  id: Id
  side: CaseSide
  author: string
  state: DocumentState
  at: Timestamp
}

export interface CaseEvent {
  id: number
  side: CaseSide
  action: CaseAction
  at: Timestamp
}

/** Whose turn it is, and until when. */
export interface CaseTurn {
  status: CaseStatus
  since: Timestamp
  /** The day by which we answer; null unless it is with us. */
  dueOn: string | null
  isOverdue: boolean
  closedAt: Timestamp | null
}

/** What both sides see of a case. */
export interface FounderCase extends CaseTurn {
  id: Id
  reference: string
  companyName: string
  typeOfHealthcare: string
  /** As it was asked at first. */
  text: string
  createdAt: Timestamp
  /** Null until its founder saves one in it. */
  path: SavedPath | null
  /** Of its state now; a form sends it back. */
  version: number
  messages: CaseMessage[]
  /** Newest first. */
  documents: CaseDocument[]
  /** Newest first. */
  events: CaseEvent[]
  /** For the next message of this page. */
  formId: Id
}

/** A case in its founder’s list. */
export interface OwnCaseItem extends CaseTurn {
  /** In words, as the founder reads it. */
  statusName: string
  reference: string
  companyName: string
  createdAt: Timestamp
}

/** A case in the desk’s list. */
export interface DeskCaseItem extends Omit<OwnCaseItem, 'statusName'> {
  id: Id
  email: string
  /** Who has taken it. */
  assignee: string | null
}

export interface CaseNote {
  id: Id
  author: string
  text: string
  at: Timestamp
}

export interface DeskCase extends FounderCase {
  email: string
  phone: string
  assignee: { name: string; isYou: boolean } | null
  notes: CaseNote[]
}

export interface CaseTemplate {
  id: string
  title: string
  text: string
}
