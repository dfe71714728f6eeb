import type {
  CaseKind,
  CaseReason,
  CaseStatus,
  Decision,
  Risk,
} from '#safety/cases/moderation.schema.ts'
import type { ORGANISATION_FILTERS } from './moderation-words.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { ProofKind } from '#organisations/organisations.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { ReportReason } from '#moderation/reports/reports.schema.ts'

/** The filters of the queue. */
export interface QueueQuery {
  /** Part of a name, address, domain or text, or a case’s number. */
  search: string
  kind: CaseKind | null
  whose: 'mine' | 'nobody' | null
  status: 'decided' | null
  /** Id of the last case of the previous page. */
  after: Id | null
}

export interface QueueItem {
  id: Id
  number: number
  kind: CaseKind
  risk: Risk
  status: CaseStatus
  reasons: CaseReason[]
  openedAt: Timestamp
  dueAt: Timestamp
  decidedAt: Timestamp | null
  decision: Decision | null
  isMessage: boolean
  title: string | null
  employer: string | null
  /** Whom a suspension is of. */
  suspended: string
  /** The admin who has the case. */
  holder: 'mine' | 'another' | 'nobody'
  /** When its poster wrote to the desk, which has not answered since; null for none. */
  wroteAt: Timestamp | null
  /** The number of reports. */
  reports: number
}

export interface QueueStatistics {
  open: number
  late: number
  pending: number
  /** The median of the last 30 days, in minutes; null without a decision. */
  medianMinutes: number | null
  /** The share over the last 30 days, from 0 to 1; null without a decision. */
  inTime: number | null
  upheld: number | null
  falseAlarms: number
  /** Minutes from the first case about an advert to its removal for fraud; null without one. */
  removalMinutes: number | null
  days: { day: string; opened: number; decided: number }[]
}

/** The recent findings of a text rule or a circumstance, and the desk’s decisions about them. */
export interface RuleFigures {
  code: string
  name: string
  effect: 'refuse' | 'hold' | 'mark'
  /** The mode; in the background a rule has no effect. */
  mode: 'live' | 'background'
  /** The number of adverts and messages. */
  found: number
  /** The number among the cases it opened. */
  upheld: number
  lifted: number
}

/** A part of an advert’s text; `code` marks what a reason quotes. */
export interface MarkedText {
  text: string
  code: string | null
}

export interface CaseField {
  label: string
  parts: MarkedText[]
}

export interface SimilarJob {
  id: Id
  title: string
  employer: string
  status: JobStatus
  /** The similarity, from 0 to 1. */
  likeness: number
}

/** A part of a text; `isShared` if the other text has it too. */
export interface ComparedText {
  text: string
  isShared: boolean
}

export interface ComparedJob {
  id: Id
  title: string
  employer: string
  status: JobStatus
  postedAt: Timestamp
}

/** Two adverts side by side. */
export interface JobComparison {
  one: ComparedJob
  other: ComparedJob
  fields: { label: string; one: ComparedText[]; other: ComparedText[] }[]
}

export interface CaseReport {
  id: Id
  reason: ReportReason
  words: string
  hasPicture: boolean
  times: number
  /** Whether it came from an account, and from an applicant. */
  isFromAccount: boolean
  at: Timestamp
}

/** An organisation in the desk’s list. */
export interface DeskOrganisation {
  id: Id
  name: string
  legalName: string | null
  /** The name of the register entry it claims. */
  sponsorName: string | null
  since: Timestamp
  suspendedAt: Timestamp | null
  frozenAt: Timestamp | null
  claimedAt: Timestamp | null
  /** The valid proof. */
  proof: { kind: ProofKind; domain: string | null; lapsesAt: Timestamp } | null
  /** The highest risk among its undecided cases; null without one. */
  risk: Risk | null
  cases: number
  openJobs: number
  applicants: number
  /** The number of reports about its adverts and messages. */
  reports: number
  /** The address of its first owner. */
  ownerEmail: string | null
}

export interface OrganisationListQuery {
  /** Part of a name, a register entry, a domain or a member’s address. */
  search: string
  filter: OrganisationFilter | null
  sort: 'risk' | 'newest'
  after: string | null
}

export type OrganisationFilter = keyof typeof ORGANISATION_FILTERS

export interface EarlierCase {
  id: Id
  number: number
  kind: CaseKind
  status: CaseStatus
  decision: Decision | null
  at: Timestamp
}

export interface CaseNote {
  isFromDesk: boolean
  words: string
  at: Timestamp
}
