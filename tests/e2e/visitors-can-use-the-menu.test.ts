import { globSync, readFileSync } from 'node:fs'
import type { Catalogue } from '#platform/languages/catalogue.ts'
import { expect, test } from '#tests/support/e2e.ts'

const LANGUAGES = globSync('src/platform/languages/texts/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue,
)

test(
  'a visitor on a phone opens the menu, closes it and follows a link',
  { tag: '@any-width' },
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/jobs')
    const menu = page.getByRole('button', { name: 'Menu' })
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About us' })
    await expect(about).toBeHidden()

    await menu.click()
    await expect(about).toBeVisible()
    await expectAccessible()

    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
    await expect(menu).toBeFocused()

    await menu.click()
    await about.click()
    await expect(page).toHaveURL(/\/about$/)
  },
)

test(
  'an open menu closes when the window becomes wide',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/jobs')
    await page.getByRole('button', { name: 'Menu' }).click()

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('#site-menu:popover-open')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Services' }).first()).toBeVisible()
  },
)

test(
  'the current page is marked, and the first Tab offers to skip the menu',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/contact')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test(
  'the row of links has room in every language, and for ‘Is this real?’ at 1280',
  { tag: '@any-width' },
  async ({ page }) => {
    for (const { code, words } of LANGUAGES) {
      await page.goto(code === 'en' ? '/jobs' : `/${code}/jobs`)
      for (const [width, count] of [
        [1280, 8],
        [1024, 7],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const links = page.locator('#site-menu > li > a').filter({ visible: true })
        await expect(links, `${code} ${width}`).toHaveCount(count)
        const real = page.locator('#site-menu').getByRole('link', { name: words.real.title })
        await expect(real).toBeVisible({ visible: width === 1280 })
        const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight))
        // The smallest target is 44 high: no label takes a second line.
        expect(Math.max(...heights), `${code} ${width}`).toBeLessThan(50)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
  },
)
