import { z } from 'zod'
import type { Id } from './primitives.ts'
import { Line, Paragraphs } from './texts.ts'

/** What waits for a decision of the desk. ‘suspension’ is of a person, proposed by one admin. */
export type CaseKind =
  'held-job' | 'held-message' | 'report' | 'claim' | 'proof' | 'codes' | 'appeal' | 'suspension'

/** 1 is looked at within an hour, 2 within four, 3 within a working day. */
export type Risk = 1 | 2 | 3

/** ‘pending’ waits for an answer of the poster, ‘confirm’ for a second admin. */
export type CaseStatus = 'open' | 'pending' | 'confirm' | 'decided'

/** Why something waits: the rule or circumstance, in words, and what it was found in. */
export interface CaseReason {
  /** Of a text rule, ‘M-01’, or of a circumstance, ‘second-claim’. */
  code: string
  words: string
  field?: string
  quote?: string
  /** The law or guidance that the rule rests on. */
  basis?: string
}

/** What the desk is to look at. */
export interface NewCase {
  kind: CaseKind
  risk: Risk
  reasons: CaseReason[]
  jobId?: Id | null
  organisationId?: Id | null
  accountId?: Id | null
  applicationId?: Id | null
  messageId?: Id | null
  appealOf?: Id | null
}

export const Decision = z.enum(
  ['publish', 'ask', 'refuse', 'suspend'],
  'Choose what to do: publish, ask, refuse or suspend.',
)
export type Decision = z.infer<typeof Decision>

/** How long a decision can be undone, in seconds. Nothing is sent until then. */
export const UNDO_SECONDS = 60
/** How long a case stays with who took it, in minutes. */
export const ASSIGNED_MINUTES = 30
/** Cases that can be decided at once. */
export const BULK_LIMIT = 50

/** In characters; `wording` is the least by which a fraud is known again: no single word is as long. */
export const CASE_LIMITS = {
  words: 2000,
  marker: 200,
  markers: 20,
  search: 100,
  wording: 20,
} as const

const Words = Paragraphs({
  limit: CASE_LIMITS.words,
  called: 'The text to the poster',
  missing: 'Say why. The poster reads it.',
})

/** Marks as the form lists them: one a line, ‘phone: 07700 900321’. */
const Markers = Paragraphs({
  limit: CASE_LIMITS.marker * CASE_LIMITS.markers,
  called: 'The list of marks',
})

const isOn = z.literal('on').optional().transform(Boolean)

/** A decision as the form sends it. */
export const DecisionInput = z.object({
  decision: Decision,
  /** Code of one of the templates of this decision. */
  template: Line({ limit: 40, called: 'The reason', missing: 'Choose a reason.' }),
  words: Words,
  markers: Markers,
  withPeople: isOn.meta({ description: 'Suspend the members as well.' }),
})
export type DecisionInput = z.infer<typeof DecisionInput>

export const BulkDecision = z.object({
  decision: z.enum(['publish', 'refuse'], 'Choose publish or refuse.'),
  template: Line({ limit: 40, called: 'The reason', missing: 'Choose a reason.' }),
  words: Words,
})
export type BulkDecision = z.infer<typeof BulkDecision>

export const CaseAnswer = z.object({
  words: Paragraphs({
    limit: CASE_LIMITS.words,
    called: 'The text',
    missing: 'Write a few words.',
  }),
})

/** What a decision changed, to undo it. */
export interface CaseUndo {
  caseStatus: CaseStatus
  job?: {
    status: 'open' | 'closed' | 'removed' | 'held'
    removedBecause: string | null
    heldBecause: string | null
    heldFrom: 'open' | 'closed' | null
  }
  /** Set if the organisation was frozen before. */
  frozen?: { at: string; because: string | null }
  /** The organisation that this decision suspended. */
  suspended?: Id
  /** The jobs that were taken down with it or with people, as they were. */
  jobs?: { id: Id; status: 'open' | 'closed' | 'held' }[]
  /** The organisation whose suspension an appeal lifted. */
  unsuspended?: { id: Id; because: string }
  /** People who were suspended by this decision. */
  people?: Id[]
  /** Marks that did not exist before. */
  markers?: { kind: string; value: string }[]
}
