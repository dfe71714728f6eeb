import { test } from 'vitest'

const isLongRun = Boolean(process.env.LONG_RUN)

/**
 * A test of the long run and of `npm run test:changed` alone: it takes ten seconds and more, and what it proves is proved
 * at each commit in smaller parts.
 */
export const longTest = test.runIf(isLongRun)

/** One that needs several processes on one database, too. */
export const longTestOnPostgres = test.runIf(isLongRun && process.env.TEST_DATABASE_URL)
