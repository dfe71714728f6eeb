import { DATABASE_AWAY, isDatabaseAway } from './time-limit.ts'

/** One broken connection is no outage: so many failures in a row are, without an answer between them. */
const FAILURES = 3
const PROBE_INTERVAL_MS = 1000
/** How long a query that asks whether the database is back may take before another one asks. */
const PROBE_PATIENCE_MS = 6000

/**
 * While a database does not answer, each request would wait for its time limit to learn the same. From the third
 * failure in a row on they are told at once. One at a time asks the database all the same, a second after the last
 * failure, and the first answer ends the outage.
 */
export function watchForOutage(intervalMs = PROBE_INTERVAL_MS) {
  let failures = 0
  let nextProbeAt = 0

  return {
    /**
     * Says whether this one asks for all the others. `enough` is how many failures in a row make an outage.
     * @throws {Error} one that `isDatabaseAway` recognises, if the database should not be asked now
     */
    check(enough = FAILURES) {
      if (failures < enough) return false
      const now = performance.now()
      if (now < nextProbeAt) {
        const error = new Error('The database did not answer the last queries.')
        throw Object.assign(error, { code: DATABASE_AWAY })
      }
      nextProbeAt = now + PROBE_PATIENCE_MS
      return true
    },
    /** What became of a connection or a query. An error of the query itself is an answer, too. */
    record(error?: unknown) {
      if (!isDatabaseAway(error)) {
        failures = 0
        return
      }
      failures += 1
      nextProbeAt = performance.now() + intervalMs
    },
  }
}
