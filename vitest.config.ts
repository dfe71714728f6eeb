import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,app,bench}/**/*.test.{ts,tsx}'],
    globalSetup: './tests/support/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
})
