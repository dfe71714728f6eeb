import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser.ts'

// The servers run in the workers, as the product runs for visitors.
process.env.NODE_ENV = 'production'

const reports = process.env.TEST_REPORTS

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  globalSetup: './tests/support/e2e-setup.ts',
  fullyParallel: true,
  // One more than CI has cores: a journey often waits, for a page, a mail or a clock.
  workers: 3,
  forbidOnly: true,
  reporter: reports ? [['dot'], ['json', { outputFile: `${reports}/journeys.json` }]] : 'line',
  timeout: process.env.CI ? 120_000 : 60_000,
  // On a slow connection what the app adds comes late: its modules, and then parts of their own.
  expect: { timeout: process.env.SCRIPT === 'slow' ? 30_000 : process.env.CI ? 15_000 : 5_000 },
  // A shared machine may stall for seconds. A test that passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    // What does not depend on the width is tagged, and checked once.
    { name: 'phone', use: { viewport: { width: 360, height: 740 } }, grepInvert: /@any-width/ },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
