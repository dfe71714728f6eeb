import type { Timestamp } from '#platform/primitives/primitives.schema.ts'
import type events from './case-events.json'

// Without schemas, so that pages do not load Zod for it.

/** The side whose turn it is: ours, the founder’s, or neither. */
export type CaseStatus = 'with-us' | 'your-turn' | 'closed'

export type CaseSide = 'founder' | 'desk'

/** Whether the other side has opened it, or wants it changed. */
export type DocumentState = 'new' | 'read' | 'change-needed'

export type CaseAction = keyof typeof events.founder

/** The longest time we take to answer, in working days. */
export const ANSWER_DAYS = 2

export const CASE_LIMITS = {
  /** Maximum lengths in characters. */
  message: 4000,
  change: 2000,
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

/** A case in its founder’s list. */
export interface OwnCaseItem extends CaseTurn {
  /** The status in words for the founder. */
  statusName: string
  reference: string
  companyName: string
  createdAt: Timestamp
}

export interface CaseTemplate {
  id: string
  title: string
  text: string
}
