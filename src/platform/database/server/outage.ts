import { DATABASE_AWAY, isDatabaseAway } from './time-limit.ts'

/** One broken connection is not an outage: this many failures in a row are, without an answer between them. */
const FAILURES = 3
const PROBE_INTERVAL_MS = 1000
/** The time a probe of the database may take before another one starts. */
const PROBE_PATIENCE_MS = 6000

/**
 * Detects that a database does not answer. Each request would wait for its time limit to find out, so from the third
 * failure in a row they fail at once. One request at a time still probes the database, a second after the last failure,
 * and the first answer ends the outage.
 */
export function watchForOutage(intervalMs = PROBE_INTERVAL_MS) {
  let failures = 0
  let nextProbeAt = 0

  return {
    /**
     * Returns whether this query is the probe. `enough` is the number of failures in a row that make an outage.
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
    /** Records the outcome of a connection or a query. An error of the query itself is an answer too. */
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
