import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'

/** The filters of the dashboard’s jobs. */
export const JOB_FILTERS = {
  all: 'All',
  waiting: 'Waiting for you',
  open: 'Open',
  closing: 'Closing this week',
  held: 'Held',
  refused: 'Refused',
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

/** The filters and order of the table of jobs. */
export interface JobsQuery {
  /** Part of a title, town or reference. */
  q: string
  filter: JobsFilter
  sort: JobsSort
  page: number
}

export const JOBS_LIMITS = {
  page: 12,
  search: 100,
  /** The maximum number of jobs changed together. */
  ticked: 100,
  extendDays: 30,
} as const

/** The status of a posted job; one that was never published is a draft, and is not included. */
export type PostedStatus = 'open' | 'held' | 'refused' | 'closed'

export type JobsCounts = Record<JobsFilter, number>

/** Waiting applicants, in all jobs that the person may answer. */
export interface PeopleWaiting {
  people: number
  since: Timestamp | null
  /** The application that has waited longest. */
  longest: { jobId: Id; applicationId: Id } | null
}

/** The result for a job changed along with others. */
export type BulkOutcome =
  | 'done'
  | 'already'
  | 'closed'
  | 'longest'
  | 'no-date'
  | 'held'
  | 'forbidden'
  | 'not-found'

export interface BulkResult {
  id: Id
  /** Null if the person may not see the job. */
  title: string | null
  outcome: BulkOutcome
}
