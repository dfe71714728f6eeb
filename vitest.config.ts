import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const TESTS = globSync(
  '{contract,server,app,bench,drill,tests/red-team,tests/fuzz,tests/support}/**/*.test.{ts,tsx}',
)

// By what a test imports: a database of either kind, a data folder with the embedded one, or neither.
const either = findImporters(/#tests\/support\/(test-server|test-database|place)\.ts/)
const embedded = findImporters(/#tests\/support\/data-dir\.ts/)
// About processes, headers, hashes and pictures: they come out the same on either database.
const same =
  /^server\/(?:main\.test|http\/|accounts\/(?:picture\/|abuse\/(?:cross-site|enumeration|guessing|logs)))/
const none = TESTS.filter((file) => !either.includes(file) && !embedded.includes(file))

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const reports = process.env.TEST_REPORTS
const report = `${reports}/${onPostgres ? 'postgresql' : 'server'}.json`
const database = { globalSetup: './tests/support/global-setup.ts' }

/** With TEST_DATABASE_URL, only the tests that may come out otherwise on PostgreSQL. */
export default defineConfig({
  test: {
    // Ends what hangs. A busy machine makes everything many times as slow, and that is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than CI has cores: some tests wait for a process or a clock.
    maxWorkers: 3,
    // Modules are loaded once a worker, not once a file: tests share no state but what they import.
    isolate: false,
    pool: 'threads',
    globalSetup: './tests/support/native-modules.ts',
    reporters: reports ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: onPostgres
      ? [
          {
            extends: true,
            test: {
              name: 'PostgreSQL',
              include: either.filter((file) => !same.test(file)),
              ...database,
            },
          },
        ]
      : [
          { extends: true, test: { name: 'unit', include: none } },
          {
            extends: true,
            test: { name: 'embedded', include: [...either, ...embedded], ...database },
          },
        ],
  },
})

function findImporters(pattern: RegExp) {
  return TESTS.filter((file) => pattern.test(readFileSync(file, 'utf8')))
}
