import type { CaseKind, CaseStatus, Decision, Risk } from '#safety/cases/moderation.schema.ts'
import type { ProofKind } from '#organisations/organisations.schema.ts'
import words from './moderation-words.json' with { type: 'json' }

export const CASE_KIND_NAMES: Record<CaseKind, string> = words.kinds
export const CASE_STATUS_NAMES: Record<CaseStatus, string> = words.statuses
export const RISK_NAMES: Record<Risk, string> = words.risks
export const RISK_TARGETS: Record<Risk, string> = words.riskTargets
export const DECISION_NAMES: Record<Decision, string> = words.decisions

/** The decisions of adverts and messages, once they are made. */
export const DONE_WORDS: Record<Decision, string> = words.done

const PROOF_DECISIONS: Record<Decision, string> = words.proofDecisions
const PROOF_DONE: Record<Decision, string> = words.proofDone

/** Whether a decision about such a case accepts or refuses a proof. */
export function isAboutProof({ kind }: { kind: CaseKind }): boolean {
  return kind === 'claim' || kind === 'proof'
}

/** The decision of an admin about a case of this kind, once it is made, to stand before its name. */
export function doneWords(kind: CaseKind, decision: Decision): string {
  return isAboutProof({ kind }) ? PROOF_DONE[decision] : DONE_WORDS[decision]
}

/** The reader of a decision about a case of this kind. */
export function readerOf(kind: CaseKind): string {
  return isAboutProof({ kind }) ? 'Employer' : 'Poster'
}

/** The name of a decision about a case of this kind. */
export function decisionName(kind: CaseKind, decision: Decision): string {
  return isAboutProof({ kind }) ? PROOF_DECISIONS[decision] : DECISION_NAMES[decision]
}

interface Titled {
  status: CaseStatus
  kind: CaseKind
  title: string | null
  /** Whom a suspension is of. */
  suspended: string
}

/** A case’s title: its subject, or the suspension that a second admin decides. */
export function titleOfCase({ status, kind, title, suspended }: Titled): string {
  if (status === 'confirm') return `Suspend ${suspended}? Needs a second admin`
  return (kind === 'suspension' ? suspended : title) || CASE_KIND_NAMES[kind]
}

/** The decisions in words for the employer. */
export const DECIDED_WORDS: Record<Decision, string> = words.decided

/** The filters of the desk’s list of organisations. */
export const ORGANISATION_FILTERS = words.organisationFilters

export const PROOF_WAYS: Record<ProofKind, string> = words.proofWays

export const FROZEN_BECAUSE =
  'Somebody told us that money was asked for. We look at it first; until then nobody can see this.'
