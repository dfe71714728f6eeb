import type { Id } from './primitives.ts'

/** Applications of so many days count, but for the newest, which there is still time to answer. */
export const RATE_DAYS = 90
/** An application that waits longer counts as not answered. */
export const DUE_DAYS = 7
/** So many days after an application the employer is reminded. */
export const REMINDER_DAYS = 5
/** With fewer applications, one more or less would say too much. */
export const RATE_FROM = 10

/** How an organisation answers the people who apply. */
export interface AnswerRate {
  /** Of the last 90 days without the last 7. */
  applications: number
  answered: number
  /** From the application to the first answer; null if there was none. */
  medianSeconds: number | null
}

/** Somebody who waits for an answer. */
export interface WaitingApplicant {
  id: Id
  jobId: Id
  jobTitle: string
  name: string
  sentAt: string
}

/** 'answered 91% of the people who applied, usually within 3 days'; null with too few applications. */
export function describeAnswerRate(rate: AnswerRate | null): string | null {
  if (!rate || rate.applications < RATE_FROM) return null
  const { answered, applications, medianSeconds } = rate
  // Cut, not rounded: 100% means everybody.
  const share = `answered ${Math.floor((answered / applications) * 100)}% of the people who applied`
  if (medianSeconds === null) return share
  const days = Math.max(1, Math.ceil(medianSeconds / 86_400))
  return `${share}, usually within ${days === 1 ? 'a day' : `${days} days`}`
}
