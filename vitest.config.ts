import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,app,bench}/**/*.test.{ts,tsx}'],
    globalSetup: './tests/support/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    // Each file has a database of its own; reading the same modules again took a quarter of the time.
    isolate: false,
  },
})
