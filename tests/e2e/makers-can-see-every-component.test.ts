import { expect, test } from '#tests/support/e2e.ts'
import type { Page } from '@playwright/test'

// The page is only shown on the developer’s own machine, not to a visitor with another address.
test.use({ extraHTTPHeaders: {} })

/** Opens the page and waits until its script runs: then lists accept typing. */
async function openComponents(page: Page) {
  await page.goto('/dev/components')
  await expect(page.locator('input[role="combobox"]').first()).toBeVisible()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `every component is accessible in ${colorScheme}`,
    { tag: '@long' },
    async ({ page, expectAccessible }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openComponents(page)

      await expectAccessible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBe(0)
    },
  )
}

test(
  'a typed list is narrowed and chosen from by keyboard',
  { tag: ['@any-width', '@long'] },
  async ({ page }) => {
    await openComponents(page)
    const country = page.getByRole('combobox', { name: 'Country, typed' }).first()
    await country.pressSequentially('nig')
    await expect(page.getByRole('option')).toHaveText(['Nigeria'])
    await page.keyboard.press('Enter')

    await expect(country).toHaveValue('Nigeria')
    await expect(page.locator('[name="typed-country"]')).toHaveValue('Nigeria')
  },
)

test(
  'a dialog takes the focus and gives it back',
  { tag: ['@any-width', '@long'] },
  async ({ page, expectAccessible }) => {
    await openComponents(page)
    const opener = page.getByRole('button', { name: 'Open the dialog' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Email Sent Successfully!' })
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await expectAccessible()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test(
  'a toast goes away by itself after its time',
  { tag: ['@any-width', '@long'] },
  async ({ page }) => {
    await openComponents(page)
    await page.getByRole('button', { name: 'Success', exact: true }).click()
    const toast = page.getByText('Successfully logged In').first()
    await expect(toast).toBeVisible()

    await page.mouse.move(0, 600)
    await expect(toast).toBeHidden({ timeout: 4000 })
  },
)

test.describe('on a slow connection', () => {
  test.use({ script: 'slow' })

  test(
    'a choice made before the app came stays',
    { tag: ['@any-width', '@long'] },
    async ({ page }) => {
      let letScriptsThrough = () => {}
      const scriptsMayCome = new Promise<void>((resolve) => {
        letScriptsThrough = resolve
      })
      await page.route('**/assets/*.js', async (route) => {
        await scriptsMayCome
        await route.continue()
      })
      await page.goto('/dev/components')
      await page.getByLabel('Country, typed').first().selectOption({ label: 'Ghana' })
      await page.getByLabel('Full name').focus()
      letScriptsThrough()

      await expect(page.locator('input[role="combobox"]').first()).toHaveValue('Ghana')
    },
  )
})
