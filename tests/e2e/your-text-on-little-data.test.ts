import type { Page, Response } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

/** Compressed bytes of ‘Is this real?’ before its scripts: the page, its styles and whatever else it loads. */
const BUDGET = 30_000
const FEE = 'Pay the processing fee of £900 for your Certificate of Sponsorship today.'

test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

/** Bytes of all answers without scripts, and the number of scripts, once nothing more comes. */
async function weigh(page: Page, path: string) {
  const answers: Response[] = []
  page.on('response', (response) => answers.push(response))
  await page.goto(path, { waitUntil: 'networkidle' })
  const [scripts, others] = [true, false].map((isScript) =>
    answers.filter((response) => response.url().endsWith('.js') === isScript),
  )
  let bytes = 0
  for (const response of others ?? []) {
    const { responseBodySize } = await response.request().sizes()
    bytes += responseBodySize
  }
  return { bytes, scripts: scripts?.length ?? 0 }
}

for (const path of ['/real', '/hi/real']) {
  test(
    `with Save-Data ${path} is light, fetches no script, and answers`,
    { tag: '@phone' },
    async ({ page, expectAccessible }) => {
      await page.addInitScript(() => {
        const connection = { get: () => ({ saveData: true }) }
        Object.defineProperty(Navigator.prototype, 'connection', connection)
      })
      const { bytes, scripts } = await weigh(page, path)
      expect(scripts).toBe(0)
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(BUDGET)

      await page.locator('#text').fill(`${FEE} Ring me on +92 300 1234567.`)
      await page.locator('form:has(#text) button[type=submit]').click()
      await expect(page.locator('[data-answer=alarm]')).toBeVisible()
      // Whom to tell where the number is, and behind a line where it is not.
      await expect(page.locator('a[href="tel:1799"]')).toBeVisible()
      await expect(page.locator('a[href="tel:292"]')).toBeHidden()
      await page.locator('details:has(a[href="tel:292"]) summary').click()
      await expect(page.locator('a[href="tel:292"]')).toBeVisible()
      await expectAccessible()
    },
  )
}
