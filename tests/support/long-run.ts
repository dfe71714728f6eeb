import { test } from 'vitest'

const isLongRun = Boolean(process.env.LONG_RUN)

/**
 * A test for the long run and `npm run test:changed` only: it takes at least ten seconds, and smaller tests at each
 * commit prove the same.
 */
export const longTest = test.runIf(isLongRun)

/** A test of the long run that also needs several processes on one database. */
export const longTestOnPostgres = test.runIf(isLongRun && process.env.TEST_DATABASE_URL)
