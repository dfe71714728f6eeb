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
