import type { RateLimit } from '#platform/limits/limits.ts'

/** The limits of members' texts about applicants, in characters. */
export const TEAM_LIMITS = {
  note: 5000,
  notes: 200,
  criteria: 8,
  criterion: 80,
  scoreReason: 300,
  listName: 60,
  listReason: 200,
  lists: 50,
  entries: 500,
} as const

/** The lowest and the highest score. */
export const SCORES = [1, 2, 3, 4, 5] as const
export type Score = (typeof SCORES)[number]

/** The time for which a colleague counts as viewing an applicant, in seconds. */
export const PRESENCE_SECONDS = 60

const HOUR = 3600

/** One person’s notes, scores and lists together. */
export const TEAM_CHANGES: RateLimit = {
  name: 'team-change',
  times: 300,
  seconds: HOUR,
  message: 'You have saved very much within an hour. Wait a little, then save this. It stays here.',
}

/** One person’s emails to colleagues. */
export const SHARES: RateLimit = {
  name: 'applicant-share',
  times: 20,
  seconds: HOUR,
  message: 'You have told your colleagues of twenty applicants within an hour. Wait a little.',
}

/** Emails about one applicant to one colleague. */
export const SAME_SHARES: RateLimit = {
  name: 'applicant-share-same',
  times: 2,
  seconds: 24 * HOUR,
  message: 'You have told this colleague of this applicant twice today. That is enough.',
}
