import type { ApplicantGroup, ApplicantSort, ApplicantView } from './applicant-list.ts'
import type { ApplicantFilter } from './applications.ts'
import type { Stage } from './stages.ts'
import type { Id, Timestamp } from './primitives.ts'
import type { ScreeningAnswer } from './screening-questions.ts'

/** An applicant in the employer’s table and on its board. */
export interface ApplicantListCard {
  id: Id
  /** The first name until the details are handed over. */
  name: string
  country: string
  yearsOfExperience: number
  isWithheld: boolean
  status: Stage
  /** To the employer’s questions, cut short; none until the details are handed over. */
  answers: ScreeningAnswer[]
  /** When it is, or what it waits for, in words. Other parts of the site know of it: the page adds it. */
  interview?: string
  hasNote: boolean
  /** Messages of the applicant that nobody who answers them has seen. */
  newMessages: number
  sentAt: Timestamp
  withdrawnAt: Timestamp | null
  /** Since when they wait for the employer; null if it is their turn, or over. */
  waitsSince: Timestamp | null
  lastWord: { side: 'applicant' | 'employer'; text: string; at: Timestamp } | null
}

/** Number of applicants of a job by group, and of all of them. */
export type GroupCounts = Record<'all' | ApplicantGroup, number>

/** What is shown of a job’s applicants. */
export interface ShownApplicants {
  view: ApplicantView
  status: ApplicantGroup | null
  q: string
  sort: ApplicantSort
}

/** A part of the board. */
export interface BoardColumn {
  stage: ApplicantFilter
  count: number
  /** The first of them. */
  cards: ApplicantListCard[]
}

export const SORT_NAMES: Record<ApplicantSort, string> = {
  wait: 'Longest wait',
  newest: 'Newest',
  name: 'Name',
  experience: 'Experience',
  word: 'Last word',
}
