import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.CI ? 'dot' : 'line',
  timeout: 60_000,
  // A shared machine may stand still for seconds. What passes only then is listed as flaky, to be mended.
  retries: process.env.CI ? 1 : 0,
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 } } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
