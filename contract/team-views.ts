import type { ApplicationEvent } from './application-views.ts'
import type { Stage } from './stages.ts'
import type { Id, Timestamp } from './primitives.ts'
import type { Score } from './team-limits.ts'

/** A colleague’s note about an applicant. */
export interface TeamNote {
  id: Id
  /** ‘You’, a name, or what stands for one. */
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

/** One criterion of a scorecard, as one of its readers sees it. */
export interface ScoreLine {
  criterionId: Id
  name: string
  own: Omit<TeamScore, 'author'> | null
  /** Null until the reader has scored it: nobody’s score is to sway another’s. */
  others: TeamScore[] | null
  /** How many colleagues have scored it. */
  otherCount: number
  /** Of two scores or more that the reader sees. */
  average: number | null
}

/** Something that happened to an application, with who of the employer’s side did it. */
export interface TeamEvent {
  key: string
  kind: ApplicationEvent['kind'] | 'written'
  /** ‘You’ or a name; null for what nobody of the employer’s side did. */
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
  /** The first name until the details are handed over. */
  name: string
  title: string
  status: Stage
  withdrawnAt: Timestamp | null
  addedBy: string
  reason: string
  at: Timestamp
}

/** Who comes before and after an applicant in the list that led to them. */
export interface Neighbours {
  previous: Colleague | null
  next: Colleague | null
  /** From 1. */
  position: number
  total: number
}

/** What changes while somebody has the page open. */
export interface PageNews {
  /** Colleagues who have it open, too. */
  others: string[]
  /** Another one stands for something new. */
  mark: string
}

/** What colleagues do together with one applicant. */
export interface TeamPage extends PageNews {
  /** The newest decision that the page shows. */
  version: number
  notes: TeamNote[]
  scorecard: ScoreLine[]
  history: TeamEvent[]
  lists: ListOnPage[]
  colleagues: Colleague[]
  neighbours: Neighbours
}
