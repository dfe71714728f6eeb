import type { Page } from '@playwright/test'
import type { JourneyServer } from './e2e-server.ts'
import { expect } from './e2e.ts'

/** The form on the page has been open for a minute. What is sent within two seconds is taken for a program's. */
export async function takeAMinute(page: Page, { services }: JourneyServer) {
  const openedAt = services.formTimestamps.stamp(Date.now() - 60_000)
  const field = page.locator('input[name=openedAt]')
  await expect(field).toHaveCount(1)
  await field.evaluate((input: HTMLInputElement, stamp) => void (input.value = stamp), openedAt)
}
