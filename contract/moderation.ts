import type { Id } from './primitives.ts'

/** What waits for a decision of the desk. */
export type CaseKind =
  'held-job' | 'held-message' | 'report' | 'claim' | 'proof' | 'codes' | 'appeal'

/** 1 is looked at within an hour, 2 within four, 3 within a working day. */
export type Risk = 1 | 2 | 3

export type CaseStatus = 'open' | 'asked' | 'decided'

/** Why something waits: the rule or circumstance, in words, and what it was found in. */
export interface CaseReason {
  /** Of a text rule, ‘M-01’, or of a circumstance, ‘second-claim’. */
  code: string
  words: string
  field?: string
  quote?: string
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
  mailId?: Id | null
  appealOf?: Id | null
}
