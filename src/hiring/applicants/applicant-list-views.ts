import type { ApplicantGroup, ApplicantSort, ApplicantView } from './applicant-list.schema.ts'
import type { ApplicantFilter } from '#hiring/applications/model/applications.schema.ts'
import type { ApplicationState } from '#hiring/applications/model/application-state.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { ScreeningAnswer } from '#trade/questions/screening-questions.ts'

/** An answer in a few words, as lists show it. */
export interface ShortAnswer extends ScreeningAnswer {
  /** The answer to a standard question that speaks for itself, such as ‘Registered’; null for others. */
  tag: string | null
}

/** A question that applicants of a job have answered. */
export interface AskedQuestion {
  /** The question in a URL. */
  id: string
  question: string
  /** The heading of its column, such as ‘Registered’. */
  heading: string
  /** The number of applicants whose answer begins with yes. */
  yes: number
}

/** An applicant in the employer’s table and on its board. */
export interface ApplicantListCard extends ApplicationState {
  id: Id
  /** The first name until the details are released. */
  name: string
  country: string
  yearsOfExperience: number
  isWithheld: boolean
  /** Shortened answers to the employer’s questions; empty until the details are released. */
  answers: ShortAnswer[]
  /** The interview’s time or next step, in words. Another part of the site knows it: the page adds it. */
  interview?: string
  hasNote: boolean
  /** Messages of the applicant unseen by every member who may answer. */
  newMessages: number
  sentAt: Timestamp
  /** The start of their wait for the employer; null if they have the next turn, or it is over. */
  waitsSince: Timestamp | null
  lastWord: { side: 'applicant' | 'employer'; text: string; at: Timestamp } | null
}

/** Numbers of a job’s applicants by group and in total. */
export type GroupCounts = Record<'all' | ApplicantGroup, number>

/** The filters, order and view of a job’s applicants. */
export interface ShownApplicants {
  view: ApplicantView
  status: ApplicantGroup | null
  q: string
  yes: string[]
  sort: ApplicantSort
}

/** A column of the board. */
export interface BoardColumn {
  stage: ApplicantFilter
  count: number
  /** The first cards of the column. */
  cards: ApplicantListCard[]
}

export const SORT_NAMES: Record<ApplicantSort, string> = {
  wait: 'Longest wait',
  newest: 'Newest',
  name: 'Name',
  experience: 'Experience',
  word: 'Last message',
}
