import type { RateLimit } from '#platform/limits/limits.ts'

/** More picks, moves and cancellations come from a program; each of them is an email. */
export const ANSWERS: RateLimit = {
  name: 'interview-answer',
  times: 30,
  seconds: 3600,
  message: 'You have changed interviews very often. Wait an hour, then change this one.',
}
