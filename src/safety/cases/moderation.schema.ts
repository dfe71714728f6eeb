import { z } from 'zod'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { Line, Paragraphs } from '#platform/primitives/texts.schema.ts'

/** The subject of a decision by the desk. ‘suspension’ is of a person, proposed by one admin. */
export type CaseKind =
  | 'held-job'
  /** An advert that is public, or a change of it, that nobody has looked at yet. */
  | 'first-look'
  | 'held-message'
  | 'report'
  | 'claim'
  | 'proof'
  | 'codes'
  | 'appeal'
  | 'suspension'

/** 1 is reviewed within an hour, 2 within four, 3 within a working day. */
export type Risk = 1 | 2 | 3

/** ‘pending’ waits for the employer’s answer, ‘confirm’ for a second admin. */
export type CaseStatus = 'open' | 'pending' | 'confirm' | 'decided'

/** The reason for a case: the rule or circumstance, in words, and where it was found. */
export interface CaseReason {
  /** The code of a text rule, ‘M-01’, or of a circumstance, ‘second-claim’. */
  code: string
  words: string
  field?: string
  quote?: string
  /** The law or guidance behind the rule. */
  basis?: string
}

/** A subject for the desk to review. */
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

/** The time in which a decision can be undone, in seconds. Nothing is sent until then. */
export const UNDO_SECONDS = 60
/** The time a case stays assigned to an admin, in minutes. */
export const ASSIGNED_MINUTES = 30
/** The maximum number of cases decided at once. */
export const BULK_LIMIT = 50

/** Lengths in characters; `wording` is the minimum by which a fraud is recognised: no single word is that long. */
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

/** Marks in the form’s format: one per line, ‘phone: 07700 900321’. */
const Markers = Paragraphs({
  limit: CASE_LIMITS.marker * CASE_LIMITS.markers,
  called: 'The list of marks',
})

const isOn = z.literal('on').optional().transform(Boolean)

/** A decision in the form’s format. */
export const DecisionInput = z.object({
  decision: Decision,
  /** The code of one of the decision’s templates. */
  template: Line({ limit: 40, called: 'The reason', missing: 'Choose a reason.' }),
  words: Words,
  markers: Markers,
  withPeople: isOn.meta({ description: 'Suspend the members as well.' }),
  /** The name and claim that the admin saw, see `claimLine`. A proof is for nothing else. */
  seen: Line({ limit: 1000, called: 'The name' }),
})
export type DecisionInput = z.infer<typeof DecisionInput>

/** What a proposed suspension stopped at once, and since when. */
export interface ProposalFreeze {
  at: string
  organisations: Id[]
  jobs: Id[]
}

/** A decision that waits for a second admin; one of the version before has stopped nothing. */
export type Proposal = DecisionInput & { freeze?: ProposalFreeze }

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

/** A decision’s changes, kept to undo it. */
export interface CaseUndo {
  caseStatus: CaseStatus
  job?: {
    status: 'open' | 'closed' | 'removed' | 'held'
    removedBecause: string | null
    heldBecause: string | null
    heldFrom: 'open' | 'closed' | null
  }
  /** The time of the look before this one, if the decision is about the advert as it is. */
  lookedBefore?: string | null
  /** Set if the organisation was frozen before. */
  frozen?: { at: string; because: string | null }
  /** The organisation that this decision suspended. */
  suspended?: Id
  /** The jobs taken down along with it or with people, and their previous status. */
  jobs?: { id: Id; status: 'open' | 'closed' | 'held' }[]
  /** The organisation whose suspension an appeal lifted. */
  unsuspended?: { id: Id; because: string }
  /** The people suspended by this decision. */
  people?: Id[]
  /** Marks added by this decision. */
  markers?: { kind: string; value: string }[]
}
