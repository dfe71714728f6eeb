import { expect, type Page } from '@playwright/test'

/**
 * Chooses a category in the posting form: from the browser's list, or, once the app runs, by typing its
 * first letters.
 */
export async function chooseCategory(page: Page, name: string) {
  await expect(async () => {
    const isReady = await page.evaluate(() => document.documentElement.dataset.app === 'ready')
    if (!isReady) {
      await page.locator('select#jobCategory').selectOption(name, { timeout: 1000 })
      return
    }
    const category = page.locator('input#jobCategory')
    await category.fill(name.slice(0, 4).toLowerCase(), { timeout: 1000 })
    await category.press('Tab')
    await expect(category).toHaveValue(name)
  }).toPass()
}
