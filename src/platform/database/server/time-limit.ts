import { AsyncLocalStorage } from 'node:async_hooks'

const unlimited = new AsyncLocalStorage<true>()

/** Lifts the time limit for background work and migrations, whose statements may take minutes. */
export function withoutTimeLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  return unlimited.run(true, work)
}

export function hasTimeLimit(): boolean {
  return unlimited.getStore() !== true
}

const AWAY_MESSAGES = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
]
/** The code of the error that we throw instead of asking the database. */
export const DATABASE_AWAY = 'DATABASE_AWAY'
/**
 * Error codes of the network, PostgreSQL and its pooler: no connection, shutting down, starting, too many connections,
 * or a primary that has become a copy.
 */
const AWAY_CODES =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|25006|57P0\d|53300|DATABASE_AWAY)$/

/** Error codes of a full disk or memory. Reads may still work. */
const FULL_CODES = /^53[12]00$/

export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, FULL_CODES)
}

/**
 * Error codes of a deadlock, or of a lock that took too long: PostgreSQL ended this transaction in favour of another.
 */
const LOCK_CODES = /^(?:40P01|55P03)$/

export function isLockFailure(error: unknown): boolean {
  return hasCode(error, LOCK_CODES)
}

/** Whether a query failed because the database does not answer: nothing is wrong with the query. */
export function isDatabaseAway(error: unknown): boolean {
  if (hasCode(error, AWAY_CODES)) return true
  const { message = '' } = (error ?? {}) as { message?: string }
  return AWAY_MESSAGES.some((text) => message.startsWith(text))
}

function hasCode(error: unknown, codes: RegExp) {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && codes.test(code)
}
