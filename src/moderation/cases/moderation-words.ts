import type { CaseKind, CaseStatus, Decision, Risk } from '#safety/cases/moderation.schema.ts'

export const CASE_KIND_NAMES: Record<CaseKind, string> = {
  'held-job': 'Advert held',
  'first-look': 'First look',
  'held-message': 'Message stopped',
  report: 'Report',
  claim: 'Claim',
  proof: 'Proof',
  codes: 'Log-in codes',
  appeal: 'Appeal',
  suspension: 'Suspension of a person',
}

export const CASE_STATUS_NAMES: Record<CaseStatus, string> = {
  open: 'Open',
  pending: 'Waits for an answer',
  confirm: 'Waits for a second admin',
  decided: 'Decided',
}

export const RISK_NAMES: Record<Risk, string> = { 1: 'High', 2: 'Middle', 3: 'Low' }
export const RISK_TARGETS: Record<Risk, string> = {
  1: 'within 1 hour',
  2: 'within 4 hours',
  3: 'within 1 working day',
}

export const DECISION_NAMES: Record<Decision, string> = {
  publish: 'Publish',
  ask: 'Ask',
  refuse: 'Refuse',
  suspend: 'Suspend',
}

/** The decisions in words for the employer. */
export const DECIDED_WORDS: Record<Decision, string> = {
  publish: 'We let it pass',
  ask: 'We asked you',
  refuse: 'We refused it',
  suspend: 'We suspended the organisation',
}

/** The filters of the desk’s list of organisations. */
export const ORGANISATION_FILTERS = {
  proved: 'Proved',
  claimed: 'Says who it is, not proved',
  unproved: 'Not proved',
  lapsing: 'Proof lapses within 30 days',
  frozen: 'Frozen',
  suspended: 'Suspended',
} as const

export const FROZEN_BECAUSE =
  'Somebody told us that money was asked for. We look at it first; until then nobody can see this.'
