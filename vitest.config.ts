import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/support/slowest-first.ts'

const include = ['{src,bench,drill,tests}/**/*.test.{ts,tsx}']
/**
 * What only the long run has: whole processes and commands, each of which starts the server anew, and every email in every
 * language. Changes of processes also bring the drill.
 */
const longRunOnly = process.env.LONG_RUN
  ? []
  : [
      'src/main/processes/{stopping,processes,roles,database-away}.test.ts',
      'src/main/commands/{jobs-import,people/admin,sponsorship/*}.test.ts',
      'src/platform/database/embedded/embedded.test.ts',
      'src/platform/tasks/killed-process.test.ts',
      'src/main/pages/seeker-mails.test.ts',
    ]
const exclude = ['tests/e2e/**', ...longRunOnly]
// What is about the embedded database alone runs there once.
const ABOUT_EMBEDDED = ['src/platform/database/embedded/embedded.test.ts']
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const reports = process.env.TEST_REPORTS
// The cost of the product's passwords is proved on its own, in a project without the cheap one.
const PASSWORD_COST = ['src/accounts/passwords/password-hash.test.ts']
const cheapPasswords = {
  resolve: {
    alias: [
      {
        find: /^\.\/password-cost\.ts$/,
        replacement: path.resolve('tests/support/cheap-password-cost.ts'),
      },
    ],
  },
}
const database = { globalSetup: './tests/support/global-setup.ts' }

/**
 * What also runs on the embedded database when the server's tests run on PostgreSQL: what talks to it without Kysely, and
 * one file for each feature that has SQL of its own. Every journey runs on it, too.
 */
const EMBEDDED_TOO = [
  'src/platform/{database,database/*,limits,tasks}/*.test.ts',
  'src/board/search/tests/{copies,ranking,search.pages}.test.ts',
  'src/board/landing/landing.test.ts',
  'src/board/search/{replica,suggestions}/{replica,suggestions}.test.ts',
  'src/board/jobs/import/run-import.test.ts',
  'src/board/sources/closing/closing.test.ts',
  'src/accounts/sign-up/sign-up.test.ts',
  'src/accounts/addresses/*.test.ts',
  'src/moderation/scans/*.test.ts',
  'src/founders/requests/*.test.ts',
  'src/board/alerts/due/once.property.test.ts',
  'src/hiring/apply/apply.test.ts',
  'src/hiring/partner-api/calls/staging-jobs.test.ts',
  'src/hiring/several/several.test.ts',
  'src/moderation/organisations/organisation-list.test.ts',
  'src/organisations/proof/{domains/import/import-domains,upkeep/reassess}.test.ts',
  'src/hiring/upload/publishing/publish-list.test.ts',
  'src/sponsorship/stored-checks/recheck.test.ts',
  'src/sponsorship/register/import/import-register.test.ts',
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
        ...cheapPasswords,
        extends: true,
        test: {
          name: 'server',
          include,
          exclude: [...exclude, ...PASSWORD_COST, ...(onPostgres ? ABOUT_EMBEDDED : [])],
          ...database,
        },
      },
      { extends: true, test: { name: 'passwords', include: PASSWORD_COST } },
      ...(onPostgres
        ? [
            {
              ...cheapPasswords,
              extends: true as const,
              test: {
                name: 'embedded',
                include: EMBEDDED_TOO,
                exclude: longRunOnly,
                env: { TEST_DATABASE_URL: '' },
                ...database,
              },
            },
          ]
        : []),
    ],
  },
})
