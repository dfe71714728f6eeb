import type { RateLimit } from '#platform/limits/limits.ts'

const HOUR = 3600

/** Reading an upload of ten megabytes only to reject it is expensive. */
export const ATTEMPTS: RateLimit = {
  name: 'message-try',
  times: 120,
  seconds: HOUR,
  message: 'You have sent very many messages. Wait an hour, then send this one.',
}

/** High, because a mobile network or an office shares one IP address. */
export const ATTEMPTS_FROM_NETWORK: RateLimit = {
  name: 'message-network',
  times: 600,
  seconds: HOUR,
  message: 'Many messages came from your network. Wait an hour, then send yours.',
}

/** One person’s messages, in all applications. */
export const MESSAGES: RateLimit = {
  name: 'message',
  times: 60,
  seconds: HOUR,
  message: 'You have written to many people. Wait an hour, then send this message.',
}

/** One person’s messages to several recipients at once. */
export const MESSAGES_AT_ONCE: RateLimit = {
  name: 'message-several',
  times: 10,
  seconds: HOUR,
  message: 'You have written to many people ten times. Wait an hour, then go on.',
}

/** One person’s messages about one application. */
export const MESSAGES_OF_APPLICATION: RateLimit = {
  name: 'message-application',
  times: 20,
  seconds: HOUR,
  message:
    'You have written twenty messages here within an hour. Wait a little, then send this one.',
}
