import type { RateLimit } from '#platform/limits/limits.ts'

const HOUR = 3600

/** Reading an upload of ten megabytes only to reject it is expensive. */
export const ATTEMPTS: RateLimit = {
  name: 'apply-try',
  times: 60,
  seconds: HOUR,
  message: 'You have tried many times. Wait an hour, then send your application.',
}

/** High, because a mobile network or a library shares one IP address. */
export const ATTEMPTS_FROM_NETWORK: RateLimit = {
  name: 'apply-network',
  times: 300,
  seconds: HOUR,
  message: 'Many applications came from your network. Wait an hour, then send yours.',
}

/** Enough for careful applications, too few to flood employers. */
export const APPLICATIONS: RateLimit = {
  name: 'application',
  times: 30,
  seconds: 24 * HOUR,
  message: 'You have sent thirty applications since yesterday. Send this one tomorrow.',
}

/** Drawing a CV takes the server a moment. */
export const DRAWINGS: RateLimit = {
  name: 'apply-drawing',
  times: 60,
  seconds: HOUR,
  message: 'You have tried many times. Wait an hour, then send your application.',
}
