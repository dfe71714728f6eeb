import type { ApplicationEvent } from '#hiring/applications/model/application-views.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { Score } from './team-limits.ts'

/** A colleague’s note about an applicant. */
export interface TeamNote {
  id: Id
  /** ‘You’, a name, or a substitute for one. */
  author: string
  isOwn: boolean
  text: string
  at: Timestamp
  editedAt: Timestamp | null
  version: number
}

export interface TeamScore {
  author: string
  score: Score
  reason: string
}

/** A criterion of a scorecard, as one of its readers sees it. */
export interface ScoreLine {
  criterionId: Id
  name: string
  own: Omit<TeamScore, 'author'> | null
  /** Null until the reader has scored it, so that no score influences another. */
  others: TeamScore[] | null
  /** The number of colleagues who have scored it. */
  otherCount: number
  /** The average of at least two scores visible to the reader. */
  average: number | null
}

/** An event of an application, with the member behind it. */
export interface TeamEvent {
  key: string
  kind: ApplicationEvent['kind'] | 'written'
  /** ‘You’ or a name; null if no member did it. */
  who: string | null
  status: Stage | null
  detail: ApplicationEvent['detail']
  at: Timestamp
}

export interface Colleague {
  id: Id
  name: string
}

/** One of the organisation’s shortlists, on the page of an applicant. */
export interface ListOnPage {
  id: Id
  name: string
  /** Null if the applicant is not on it. */
  entry: { addedBy: string; reason: string; at: Timestamp } | null
}

/** An applicant on a shortlist. */
export interface ListEntry {
  id: Id
  jobId: Id
  /** The first name until the details are released. */
  name: string
  title: string
  status: Stage
  withdrawnAt: Timestamp | null
  addedBy: string
  reason: string
  at: Timestamp
}

/** The applicants before and after one in the list that led to them. */
export interface Neighbours {
  previous: Colleague | null
  next: Colleague | null
  /** The position, from 1. */
  position: number
  total: number
}

/** The data that may change while the page is open. */
export interface PageNews {
  /** Colleagues who also have it open. */
  others: string[]
  /** A mark that changes with any news. */
  mark: string
}

/** The members’ shared data about an applicant. */
export interface TeamPage extends PageNews {
  /** The version of the newest decision on the page. */
  version: number
  notes: TeamNote[]
  scorecard: ScoreLine[]
  history: TeamEvent[]
  lists: ListOnPage[]
  colleagues: Colleague[]
  neighbours: Neighbours
}
