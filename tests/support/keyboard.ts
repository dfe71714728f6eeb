import type { Locator, Page } from '@playwright/test'
import { expect } from './e2e.ts'

const MOST_STOPS = 60

/** Presses Tab until this has the focus, as a keyboard user does; the focus must be visible. */
export async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (!(await hasFocus(target))) continue
    await expect(target).toBeInViewport()
    const isVisible = () => target.evaluate((element) => element.matches(':focus-visible'))
    await expect.poll(isVisible).toBe(true)
    return
  }
  throw new Error(`The focus did not come to ${String(target)}.`)
}

/** Whether the field has the focus; it may be replaced by a better one meanwhile. */
async function hasFocus(target: Locator) {
  const focused = target.and(target.page().locator(':focus'))
  return (await focused.count()) === 1
}

export async function tabAndType(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

export async function tabAndPress(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
