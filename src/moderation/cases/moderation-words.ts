import type { CaseKind, CaseStatus, Decision, Risk } from '#safety/cases/moderation.schema.ts'
import words from './moderation-words.json' with { type: 'json' }

export const CASE_KIND_NAMES: Record<CaseKind, string> = words.kinds
export const CASE_STATUS_NAMES: Record<CaseStatus, string> = words.statuses
export const RISK_NAMES: Record<Risk, string> = words.risks
export const RISK_TARGETS: Record<Risk, string> = words.riskTargets
export const DECISION_NAMES: Record<Decision, string> = words.decisions

/** The decisions in words for the employer. */
export const DECIDED_WORDS: Record<Decision, string> = words.decided

/** The filters of the desk’s list of organisations. */
export const ORGANISATION_FILTERS = words.organisationFilters

export const FROZEN_BECAUSE =
  'Somebody told us that money was asked for. We look at it first; until then nobody can see this.'
