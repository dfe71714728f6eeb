import type { RateLimit } from '#server/platform/limits/limits.ts'

const HOUR = 3600

/** Reading ten megabytes only to refuse them costs us, not the sender. */
export const ATTEMPTS: RateLimit = {
  name: 'apply-try',
  times: 60,
  seconds: HOUR,
  message: 'You have tried many times. Wait an hour, then send your application.',
}

/** Wide, because a mobile network or a library has one address for many people. */
export const ATTEMPTS_FROM_NETWORK: RateLimit = {
  name: 'apply-network',
  times: 300,
  seconds: HOUR,
  message: 'Many applications came from your network. Wait an hour, then send yours.',
}

/** What a person can write with care, and what keeps a program from flooding employers. */
export const APPLICATIONS: RateLimit = {
  name: 'application',
  times: 30,
  seconds: 24 * HOUR,
  message: 'You have sent thirty applications since yesterday. Send this one tomorrow.',
}
