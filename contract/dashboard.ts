import type { ClosedAs, Pay } from './jobs.ts'
import type { Id, Timestamp } from './primitives.ts'
import type { Headline } from './sponsorship/headline.ts'

/** Which of an employer’s jobs the dashboard shows. */
export const JOB_FILTERS = {
  all: 'All',
  waiting: 'Waiting for you',
  open: 'Open',
  closing: 'Closing this week',
  held: 'Held',
  drafts: 'Drafts',
  closed: 'Closed',
} as const
export type JobsFilter = keyof typeof JOB_FILTERS

export const JOB_SORTS = {
  wait: 'Longest wait first',
  newest: 'Newest',
  closing: 'Closing soonest',
  applicants: 'Most applicants',
  title: 'Title',
} as const
export type JobsSort = keyof typeof JOB_SORTS

/** What the table of jobs is narrowed and sorted by. */
export interface JobsQuery {
  /** Part of a title, town or reference. */
  q: string
  filter: JobsFilter
  sort: JobsSort
  page: number
}

export const JOBS_LIMITS = {
  page: 20,
  search: 100,
  /** Jobs that are changed together. */
  ticked: 100,
  extendDays: 30,
} as const

/** One that begins its page is not among these: a job that was never published is a draft. */
export type PostedStatus = 'open' | 'held' | 'closed'

/** A job in its employer’s table. */
export interface PostedRow {
  id: Id
  title: string
  place: string | null
  /** Its name. */
  country: string
  isAbroad: boolean
  isRemote: boolean
  pay: Pay | null
  status: PostedStatus
  closesAt: Timestamp | null
  closedAt: Timestamp | null
  closedAs: ClosedAs | null
  canManage: boolean
  canAnswer: boolean
  applicants: number
  /** Not opened yet. */
  newApplicants: number
  /** Without an answer. */
  waiting: number
  waitsSince: Timestamp | null
  unreadMessages: number
  views: { all: number; since: number }
  /** The saved answer of its check. */
  headline: Headline | null
  held: { because: string | null; caseId: Id | null } | null
  /** What its address for applications waits for, in words. */
  addressWaits: string | null
}

export type JobsCounts = Record<JobsFilter, number>

/** Who waits for the employer, in all jobs that the person can answer. */
export interface PeopleWaiting {
  people: number
  since: Timestamp | null
  /** Where the longest wait is answered. */
  longest: { jobId: Id; applicationId: Id } | null
}

/** What became of a job that was changed together with others. */
export type BulkOutcome =
  'done' | 'already' | 'closed' | 'longest' | 'no-date' | 'held' | 'forbidden' | 'not-found'

export interface BulkResult {
  id: Id
  /** Null for what the person may not see. */
  title: string | null
  outcome: BulkOutcome
}
