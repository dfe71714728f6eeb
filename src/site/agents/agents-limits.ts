import type { RateLimit } from '#platform/limits/limits.ts'

/** Questions of all tools together; checking texts has its own limit beside, which page and call share. */
export const QUESTION_LIMIT: RateLimit = {
  name: 'agent-question',
  times: 300,
  seconds: 3600,
  message: 'Too many questions came from your network. Wait an hour, then ask again.',
}

/** Room for the longest text to check, in a script with three bytes a letter, escaped. */
export const MESSAGE_BYTES = 256 * 1024
