import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

/** The days whose applications count, except the newest, which can still be answered in time. */
export const RATE_DAYS = 90
/** The days after which an application counts as unanswered. */
export const DUE_DAYS = 7
/** The days after which the employer is reminded of an application. */
export const REMINDER_DAYS = 5
/** The fewest applications for a rate: with fewer, a single one would change it too much. */
export const RATE_FROM = 10

/** An organisation's record of answering its applicants. */
export interface AnswerRate {
  /** Applications of the last 90 days except the last 7. */
  applications: number
  answered: number
  /** Seconds from the application to the first answer; null if there was none. */
  medianSeconds: number | null
}

/** An applicant waiting for an answer. */
export interface WaitingApplicant {
  id: Id
  jobId: Id
  jobTitle: string
  name: string
  sentAt: string
}

/** 'answered 91% of the people who applied, usually within 3 days'; null if there are too few applications. */
export function describeAnswerRate(
  rate: AnswerRate | null,
  { words, format }: Language = english,
): string | null {
  if (!rate || rate.applications < RATE_FROM) return null
  const { answered, applications, medianSeconds } = rate
  // Rounded down: 100% must mean everyone.
  const share = Math.floor((answered / applications) * 100)
  const said = format(words.job.answered, { share })
  if (medianSeconds === null) return said
  const days = Math.max(1, Math.ceil(medianSeconds / 86_400))
  return format(words.job.answeredWithin, { answered: said, days })
}

/** '5 hours', '2 days': the time within which half of the applications are answered. */
export function medianTime(medianSeconds: number | null): string {
  if (medianSeconds === null) return 'No answer yet'
  const hours = Math.max(1, Math.ceil(medianSeconds / 3600))
  if (hours < 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
  return `${Math.ceil(hours / 24)} days`
}
