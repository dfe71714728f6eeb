import type { Page } from '@playwright/test'
import type { JourneyServer } from './e2e-server.ts'
import { expect } from './e2e.ts'

/** Makes the form's age a minute. Anything sent within two seconds is rejected as a bot's. */
export async function takeAMinute(page: Page, { services }: JourneyServer) {
  const openedAt = services.formTimestamps.stamp(Date.now() - 60_000)
  const field = page.locator('input[name=openedAt]')
  await expect(field).toHaveCount(1)
  await field.evaluate((input: HTMLInputElement, stamp) => void (input.value = stamp), openedAt)
}
