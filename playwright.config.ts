import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import desktop from './tests/support/desktop-journeys.json' with { type: 'json' }
import { findBrowser } from './tests/support/browser.ts'

// The servers run in the workers, as the product runs for visitors.
process.env.NODE_ENV = 'production'

const { TEST_REPORTS: reports, WIDTHS, THEME, LONG_RUN } = process.env

/** Each file has its width by the list of those of the desktop; a test with a tag has its own. */
const files = readdirSync('tests/e2e')
const gone = desktop.files.filter((name) => !files.includes(name))
if (gone.length > 0) throw new Error(`No journeys are in ${gone.join(', ')}: correct the list.`)
const phoneFiles = files.filter((name) => !desktop.files.includes(name))

/** What a width leaves out: tests of the other one, and on a phone those whose result cannot depend on it. */
const LEFT_OUT = { phone: ['@any-width', '@desktop'], desktop: ['@phone'] }
/**
 * What the short run leaves to the long one: tests with its tag; and a test that runs with and without a script runs
 * without it on phones only, where the script comes late or never.
 */
const LEFT_TO_LONG_RUN = { phone: ['@long'], desktop: ['@long', 'script off'] }

/** With WIDTHS=all every other test runs at both; else the tests of these files, and those with a tag for this width. */
function testsOf(width: 'phone' | 'desktop', names: string[]) {
  const left = LONG_RUN ? LEFT_OUT[width] : [...LEFT_OUT[width], ...LEFT_TO_LONG_RUN[width]]
  const grepInvert = new RegExp(left.map((words) => `${words}(?!\\w)`).join('|'))
  if (WIDTHS === 'all') return { grepInvert }
  const own = ['@any-width', `@${width}`, '@both-widths', ...names]
  return { grep: new RegExp(own.join('|')), grepInvert }
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  globalSetup: './tests/support/e2e-setup.ts',
  fullyParallel: true,
  // As many as CI has cores: one more costs ten seconds of processor and saves none.
  workers: 2,
  forbidOnly: true,
  // What has been built needs no second translation, which would take each worker four seconds.
  build: { external: ['**/build/**'] },
  reporter: reports ? [['dot'], ['json', { outputFile: `${reports}/journeys.json` }]] : 'line',
  // A shared machine may stall for seconds: what waits is patient, and nothing is tried twice.
  timeout: 180_000,
  // On a slow connection what the app adds comes late: its modules, and then parts of their own.
  expect: { timeout: process.env.SCRIPT === 'slow' ? 45_000 : 20_000 },
  retries: 0,
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: THEME === 'dark' ? 'dark' : 'light',
    // Nothing waits for a fade, but in journeys that say otherwise.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 } },
      ...testsOf('phone', phoneFiles),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      ...testsOf('desktop', desktop.files),
    },
  ],
})
