import type { RateLimit } from '#server/platform/limits/limits.ts'

const HOUR = 3600

/** Notes, scores and lists of one person together. */
export const TEAM_CHANGES: RateLimit = {
  name: 'team-change',
  times: 300,
  seconds: HOUR,
  message: 'You have saved very much within an hour. Wait a little, then save this. It stays here.',
}

/** Mails to colleagues, of one person. */
export const SHARES: RateLimit = {
  name: 'applicant-share',
  times: 20,
  seconds: HOUR,
  message: 'You have told your colleagues of twenty applicants within an hour. Wait a little.',
}

/** The same applicant to the same colleague. */
export const SAME_SHARES: RateLimit = {
  name: 'applicant-share-same',
  times: 2,
  seconds: 24 * HOUR,
  message: 'You have told this colleague of this applicant twice today. That is enough.',
}
