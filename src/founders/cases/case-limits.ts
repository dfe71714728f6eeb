import type { RateLimit } from '#platform/limits/limits.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** A limit, because reading an upload of ten megabytes only to reject it is expensive. */
export const CASE_ATTEMPTS: RateLimit = {
  name: 'founder-case-try',
  times: 60,
  seconds: HOUR,
  message: 'You have tried many times. Wait an hour, then send this message.',
}

export const CASE_MESSAGES: RateLimit = {
  name: 'founder-case-message',
  times: 20,
  seconds: HOUR,
  message:
    'You have written twenty messages here within an hour. Wait a little, then send this one.',
}

/** The limit on guesses of links, and of references by people with an account. */
export const LINK_TRIES: RateLimit = {
  name: 'founder-link-try',
  times: 60,
  seconds: HOUR,
  message: 'You have tried many links. Wait an hour, then open the one in our newest email.',
}

export const LINK_REQUESTS: RateLimit = {
  name: 'founder-link-request',
  times: 10,
  seconds: HOUR,
  message: 'You have asked for many links. Wait an hour, then ask again.',
}

const LINKS_TODAY =
  'We have sent links to this address today. Look for them, or ask again tomorrow.'

/** The limit for an address at which a link has been opened. */
export const LINK_MAILS: RateLimit = {
  name: 'founder-link-mail',
  times: 5,
  seconds: DAY,
  message: LINKS_TODAY,
}

/** The limit for an address that a stranger may have typed. */
export const LINK_MAILS_UNPROVED: RateLimit = {
  name: 'founder-link-mail-unproved',
  times: 1,
  seconds: DAY,
  message: LINKS_TODAY,
}
