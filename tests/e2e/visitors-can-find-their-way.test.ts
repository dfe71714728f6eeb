import type { Page } from '@playwright/test'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'

/** One of each look. */
const PAGES = [
  '/',
  '/about',
  '/services',
  '/startup',
  '/tech',
  '/course',
  '/sidebar',
  '/confirmCode',
  '/login',
  '/api/docs',
]

const MORE_ADDRESSES = [
  '/app',
  '/jobs',
  '/contact',
  '/search',
  '/finance',
  '/marketing',
  '/register',
  '/verification',
  '/forgotPassword',
  '/newPassword',
  '/newPassword/ada@example.com',
  '/dashboard',
  '/post',
  '/setting',
]

for (const path of PAGES) {
  test(`anyone can read ${path}`, async ({ page, expectAccessible }) => {
    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/ – Landfall$/)
    await expectNothingSticksOut(page)
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible()
  })
}

test.describe('without waiting for the app', () => {
  test.use({ script: 'off' })

  test(
    'every address answers, and no link on any page is a dead end',
    { tag: '@any-width' },
    async ({ page, server }) => {
      test.setTimeout(120_000)
      await postJob(server, { category: 'marketing' })
      await beLoggedIn(page, server)
      const seen = new Set<string>()
      const toRead = [...PAGES, ...MORE_ADDRESSES]
      for (let path = toRead.pop(); path; path = toRead.pop()) {
        const { pathname, search } = new URL(path, server.url)
        if (seen.has(kindOf(pathname + search))) continue
        seen.add(kindOf(pathname + search))

        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await expectTargetsExist(page)
        // The download of a person’s data is a file, not a page.
        const links = page.locator('a[href^="/"]:not([href^="/api/v1"], [href="/setting/data"])')
        toRead.push(
          ...(await links.evaluateAll((found) => found.map((a) => a.getAttribute('href') ?? '/'))),
        )
      }
      expect(seen.size).toBeGreaterThan(PAGES.length + MORE_ADDRESSES.length)
    },
  )
})

test.describe('at an unknown address', () => {
  test.use({ expectedLog: /404/ })

  test('a visitor learns so, and goes on from there', async ({ page, expectAccessible }) => {
    const response = await page.goto('/no/such/page?at=all')

    await expect(page).toHaveURL('/404')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expectNothingSticksOut(page)
    await expectAccessible()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test(
  'a visitor searches by type, country and category with the keyboard alone',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await postJob(server, { category: 'healthcare', type: 'Part-time', country: 'NO' })
    await beLoggedIn(page, server)
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search')

    await page.getByLabel('Job type').focus()
    await page.keyboard.type('Part')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Location')).toBeFocused()
    await page.keyboard.type('Norw')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Health')

    await expect(page).toHaveURL('/search?category=healthcare&type=Part-time&country=NO')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByLabel('Category')).toBeFocused()
  },
)

test(
  'the code box leads on and sends the code to no one',
  { tag: '@any-width' },
  async ({ page }) => {
    for (const name of ['Confirm', 'Resend']) {
      await page.goto('/confirmCode')
      await page.getByLabel('Code').fill('1234')
      await page.getByRole('button', { name }).click()

      await expect(page).toHaveURL(/\/newPassword\??$/)
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test(
    'a visitor goes from home to a job by way of the search',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const job = await postJob(server, { category: 'aviation', country: 'IS' })
      await beLoggedIn(page, server)
      await page.goto('/')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await page.getByLabel('Category').selectOption('aviation')
      await page.getByLabel('Location').selectOption('IS')
      await page.getByRole('button', { name: 'Show jobs' }).click()
      await page.getByRole('link', { name: job.title, exact: true }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
    },
  )
})

/** One of each kind is enough where there are as many addresses as jobs. */
function kindOf(path: string) {
  const [, kind] = /^\/(jobDetails|jobform)\//.exec(path) ?? []
  return kind ?? (path.startsWith('/jobs?') ? '/jobs?' : path)
}

/** A link to a part of this page leads to something on it. */
async function expectTargetsExist(page: Page) {
  const missing = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
    )
  expect(missing, page.url()).toEqual([])
}

/** No page scrolls sideways. */
async function expectNothingSticksOut(page: Page) {
  const hidden = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(hidden).toBeLessThanOrEqual(0)
}
