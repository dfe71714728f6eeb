import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/support/slowest-first.ts'

const include = ['{contract,server,app,bench,drill,tests}/**/*.test.{ts,tsx}']
const exclude = ['tests/e2e/**']
// What is about the embedded database alone runs there once.
const ABOUT_EMBEDDED = ['server/platform/database/embedded.test.ts']
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const reports = process.env.TEST_REPORTS
const database = { globalSetup: './tests/support/global-setup.ts' }

/**
 * What also runs on the embedded database when the server's tests run on PostgreSQL: what talks to it without Kysely, and
 * one file for each feature that has SQL of its own. Every journey runs on it, too.
 */
const EMBEDDED_TOO = [
  'server/platform/{database,limits,tasks}/*.test.ts',
  'server/search/{copies,ranking,search.pages}.test.ts',
  'server/search/{landing,replica,suggestions}/{landing,replica,suggestions}.test.ts',
  'server/jobs/import/run-import.test.ts',
  'server/accounts/auth/sign-up.test.ts',
  'server/{addresses,scans,startups}/*.test.ts',
  'server/alerts/once.property.test.ts',
  'server/applications/{apply,several}/{apply,several}.test.ts',
  'server/moderation/organisations/organisation-list.test.ts',
  'server/postings/upload/publishing/publish-list.test.ts',
  'server/sponsorship/recheck.test.ts',
  'server/sponsorship/register/import/import-register.test.ts',
]

/** The database is the PostgreSQL at TEST_DATABASE_URL where that is set, and the embedded one otherwise. */
export default defineConfig({
  test: {
    // Ends what hangs. A busy machine makes everything many times as slow, and that is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than CI has cores: a test often waits, for a process, a database or a clock.
    maxWorkers: 3,
    // Modules are loaded once a worker, not once a file: tests share no state but what they import.
    isolate: false,
    pool: 'threads',
    sequence: { sequencer: SlowestFirst },
    slowTestThreshold: 5000,
    globalSetup: './tests/support/native-modules.ts',
    reporters: reports
      ? ['default', ['json', { outputFile: `${reports}/server.json` }]]
      : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include,
          exclude: onPostgres ? [...exclude, ...ABOUT_EMBEDDED] : exclude,
          ...database,
        },
      },
      ...(onPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'embedded',
                include: EMBEDDED_TOO,
                env: { TEST_DATABASE_URL: '' },
                ...database,
              },
            },
          ]
        : []),
    ],
  },
})
