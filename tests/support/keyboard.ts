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

/** The names of the stops of Tab, until the focus is in `end`, that something else covers (WCAG 2.4.11). */
export async function coveredStops(page: Page, end: Locator): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await end.evaluate((element) => element.contains(document.activeElement))) return covered
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused))
      return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent)
    })
    if (name !== null) covered.push(name)
  }
  throw new Error(`The focus did not come to ${String(end)}.`)
}
