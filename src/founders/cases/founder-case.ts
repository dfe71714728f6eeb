import type { SentFile } from '#platform/files/documents/document-rules.ts'
import type { SavedPath } from '#founders/path/founder-path.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'

// Without schemas, so that pages do not load Zod for it.

/** The side whose turn it is: ours, the founder’s, or neither. */
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

/** The longest time we take to answer, in working days. */
export const ANSWER_DAYS = 2

export const CASE_LIMITS = {
  /** Maximum lengths in characters. */
  message: 4000,
  note: 2000,
  templateTitle: 80,
  /** The limits of a case’s documents and their bytes, for both sides together. */
  documents: 40,
  bytes: 100 * 1024 * 1024,
  /** The limit of templates made by admins. */
  templates: 50,
} as const

/** The time limits of a case. */
export const CASE_TIMES = {
  /** The lifetime of an unused link, in days. */
  link: 90,
  /** The time until a founder is reminded of their turn, in days. */
  reminder: 7,
  /** The time until a case is closed because its founder does not answer, in months. */
  silence: 6,
  /** The time until a closed case is deleted, in months. */
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
  /** ‘You’, or the author’s name. */
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

/** The turn and its deadline. */
export interface CaseTurn {
  status: CaseStatus
  since: Timestamp
  /** The day by which we answer; null if it is not our turn. */
  dueOn: string | null
  isOverdue: boolean
  closedAt: Timestamp | null
}

/** A case as both sides see it. */
export interface FounderCase extends CaseTurn {
  id: Id
  reference: string
  companyName: string
  typeOfHealthcare: string
  /** The original request. */
  text: string
  createdAt: Timestamp
  /** Null until the founder saves one in it. */
  path: SavedPath | null
  /** The version of its current state, which a form sends back. */
  version: number
  messages: CaseMessage[]
  /** Newest first. */
  documents: CaseDocument[]
  /** Newest first. */
  events: CaseEvent[]
  /** The id for the next message sent from this page. */
  formId: Id
}

/** A case in its founder’s list. */
export interface OwnCaseItem extends CaseTurn {
  /** The status in words for the founder. */
  statusName: string
  reference: string
  companyName: string
  createdAt: Timestamp
}

/** A case in the desk’s list. */
export interface DeskCaseItem extends Omit<OwnCaseItem, 'statusName'> {
  id: Id
  email: string
  /** The admin in charge. */
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
