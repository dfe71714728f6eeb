import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aTitle, button, field, fillInAdvert, publish } from '#tests/support/posting-pages.ts'

const TEXT = 'We look for a night nurse who likes the sea.'

test.describe('without a script', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test(
    'Back leads to the form that was refused, and after the log-out to nothing personal',
    { tag: '@any-width' },
    async ({ page, server }) => {
      await beLoggedIn(page, server)
      await page.goto('/contact')
      await field(page, 'Email').fill('')
      await field(page, 'Message').fill(TEXT)
      await button(page, 'Submit').click()
      await expect(page.getByText('Enter an email address').first()).toBeVisible()
      await page.goto('/about')
      await page.goBack()
      await expect(field(page, 'Message')).toHaveValue(TEXT)

      await page.goto('/login?logout=ask')
      await button(page, 'Yes').click()
      await expect(page).toHaveURL(/\/login$/)
      await back(page, 2)
      await expect.poll(() => page.content().catch(() => TEXT)).not.toContain(TEXT)
    },
  )
})

for (const script of ['on', 'off'] as const)
  test.describe(`after publishing, with script ${script}`, () => {
    test.use({ script })

    test(
      'Back leads to the advert, not to an empty form',
      { tag: '@any-width' },
      async ({ page, server }) => {
        const title = aTitle()
        await beLoggedIn(page, server)
        await page.goto('/post')
        await fillInAdvert(page, title)
        await publish(page).click()
        await expect(page).toHaveURL('/jobs')

        await page.goBack()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        // Who posts several jobs begins the next one at once.
        const next = await page.request.get('/post?step=all', { maxRedirects: 0 })
        expect(next.status()).toBe(200)
        await page.getByRole('link', { name: `Repeat: ${title}` }).click()
        await expect(field(page, 'Job title')).toHaveValue(title)
      },
    )
  })

/** Goes back by some pages; the browser may refuse to show the last. */
async function back(page: Page, steps: number) {
  for (let step = 0; step < steps; step += 1) await page.goBack().catch(() => null)
}

test(
  'the menu of a phone leads to the page in another language',
  { tag: '@any-width' },
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/jobs?q=nurse')
    await button(page, 'Menu').click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'हिन्दी' })).toBeInViewport()
    await expectAccessible()
    await menu.getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL(/\/hi\/jobs\?q=nurse$/)

    await page.goto('/contact')
    await button(page, 'Menu').click()
    await expect(menu.getByRole('link', { name: 'About us' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'हिन्दी' })).toHaveCount(0)
  },
)
