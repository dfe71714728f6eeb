import type { Logger } from 'pino'
import { isDatabaseAway } from '#platform/database/server/time-limit.ts'

const REPORT_AGAIN_MS = 60_000

/**
 * Logs what fails outside of requests. While the database is away every connection and every queue says so once a
 * second: that is logged once a minute.
 */
export function createErrorReporter(logger: Pick<Logger, 'error'>, now = () => performance.now()) {
  let reportedAt = -Infinity
  return (error: Error) => {
    if (!isDatabaseAway(error.cause ?? error)) return logger.error(error)
    if (now() - reportedAt < REPORT_AGAIN_MS) return
    reportedAt = now()
    logger.error(`The database does not answer: ${error.message}`)
  }
}
