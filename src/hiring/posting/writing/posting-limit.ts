import type { RateLimit } from '#platform/limits/limits.ts'

/** The limit of new jobs for one account. */
export const POSTINGS: RateLimit = {
  name: 'posting',
  times: 30,
  seconds: 86_400,
  message: 'You have posted many jobs today. We have saved your advert: post it tomorrow.',
}
