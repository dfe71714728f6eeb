import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

/** Bytes of the page itself, before its styles, which all pages share, and its scripts. */
const BUDGET = 30_000
const FEE = 'Pay the processing fee of £900 for your Certificate of Sponsorship today.'

test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

/** The page’s bytes as HTML, and the number of scripts, once nothing more comes. */
async function weigh(page: Page, path: string) {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  return { bytes: (await answer?.body())?.length ?? 0, scripts: scripts.length }
}

for (const path of ['/real', '/hi/real']) {
  test(
    `with Save-Data ${path} is light, fetches no script, and answers`,
    { tag: '@phone' },
    async ({ page: usual }) => {
      // The usual page waits for the app, which does not start by itself here.
      const page = await usual.context().newPage()
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
    },
  )
}

for (const path of ['/real', '/hi/real']) {
  test(
    `a text on ${path} is still there after the connection was lost, and after the answer`,
    { tag: '@phone' },
    async ({ page, context }) => {
      await page.goto(path)
      await page.locator('#text').fill(FEE)
      await context.setOffline(true)
      await page.locator('form:has(#text) button[type=submit]').click()
      if (path === '/real') {
        await expect(page.getByText('You are offline. Your text is still here')).toBeVisible()
      } else {
        await expect(page.locator('#text')).toBeHidden()
        await context.setOffline(false)
        await page.goBack()
      }
      await expect(page.locator('#text')).toHaveValue(FEE)
      await context.setOffline(false)
      await page.locator('form:has(#text) button[type=submit]').click()
      await expect(page.locator('[data-answer=alarm]')).toBeVisible()
      await page.goBack()
      await expect(page.locator('#text')).toHaveValue(FEE)
    },
  )
}

const LETTER =
  'Oakmere Homes Ltd offers you the post of senior carer, with sponsorship, from Kenya. £31,300 per year, 39 hours per week. Place of work: Leeds. If you leave early, you repay £400 for “training” & <more>. '
const HINDI = 'आपका इंटरव्यू सोमवार को है और हम आपसे मिलना चाहते हैं। '

test(
  'the answer to a text of 20,000 characters is light before its scripts',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/real', '/hi/real']) {
      for (const [answer, start, more] of [
        ['alarm', FEE, LETTER],
        ['alarm', FEE, HINDI],
        ['doubt', LETTER, LETTER],
        ['calm', '', HINDI],
      ] as const) {
        const text = (start + more.repeat(400)).slice(0, 20_000)
        const response = await page.request.post(path, { multipart: { text } })
        const html = (await response.text()).replaceAll(/<script[^]*?<\/script>/g, '')
        expect([path, answer, html.match(/data-answer="(\w+)"/)?.[1]]).toEqual([
          path,
          answer,
          answer,
        ])
        expect([path, answer, Buffer.byteLength(html) <= BUDGET]).toEqual([path, answer, true])
        expect(html.includes('<mark>')).toBe(answer !== 'calm')
      }
    }
  },
)
