import type { Page } from '@playwright/test'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'

// Pages fade into each other here, as in most browsers.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** One page of each layout. */
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

test(
  'anyone can read a page of each look',
  { tag: '@long' },
  async ({ page, expectAccessible }) => {
    test.slow()
    for (const path of PAGES) {
      await test.step(path, async () => {
        const response = await page.goto(path)

        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/ – Landfall$/)
        await expectNothingSticksOut(page)
        await expectAccessible()
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible()
        await page.emulateMedia({ colorScheme: null })
      })
    }
  },
)

test.describe('an address that cannot be answered', () => {
  test.use({ expectedLog: /404/ })

  test('is a page with what happened and where to go', async ({ page, expectAccessible }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const response = await page.goto('/api/v1/jobs/no-such-job')

      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle('This job is no longer here – Landfall')
      await expect(page.getByText('Look at the other open jobs.')).toBeVisible()
      await expectNothingSticksOut(page)
      await expectAccessible()
    }
    await page.getByRole('link', { name: 'Go to Landfall’s home page' }).click()
    await expect(page).toHaveURL('/')
  })
})

test(
  'every address answers, and no link on any page is a dead end',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await postJob(server, { category: 'marketing' })
    await beLoggedIn(page, server)
    await page.goto('/')
    const seen = new Set<string>()
    const toRead = [...PAGES, ...MORE_ADDRESSES]
    for (let path = toRead.pop(); path; path = toRead.pop()) {
      const kind = kindOf(new URL(path, server.url))
      if (seen.has(kind)) continue
      seen.add(kind)

      const { status, links, missing } = await page.evaluate(readLinks, path)
      expect(status, path).toBe(200)
      expect(missing, path).toEqual([])
      toRead.push(...links)
    }
    expect(seen.size).toBeGreaterThan(PAGES.length + MORE_ADDRESSES.length)
  },
)

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
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await postJob(server, { category: 'healthcare', type: 'Part-time', country: 'NO' })
    await beLoggedIn(page, server)
    await page.goto('/search')

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
  { tag: ['@any-width', '@long'] },
  async ({ page }) => {
    for (const name of ['Confirm', 'Resend']) {
      await page.goto('/confirmCode')
      await page.getByLabel('Code').fill('1234')
      await page.getByRole('link', { name, exact: true }).click()

      await expect(page).toHaveURL(/\/newPassword$/)
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
      await page.getByRole('link', { name: 'Search by title, type, place and category' }).click()
      await page.getByLabel('Category').selectOption('aviation')
      await page.getByLabel('Location').selectOption('IS')
      await page.getByRole('button', { name: 'Show jobs' }).click()
      await page.getByRole('link', { name: job.title, exact: true }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
    },
  )
})

/** The kind of a URL: one of each kind is enough if there is a URL per job, or per filter of a list. */
function kindOf({ pathname, searchParams }: URL) {
  const language = /^\/(hi|ur|bn|ne)(?=\/|$)/.exec(pathname)?.[0] ?? ''
  const path = pathname.slice(language.length)
  const [, section, name] = /^\/(jobDetails|jobform|occupations|employers)(\/.)?/.exec(path) ?? []
  const query = [...new Set(searchParams.keys())].toSorted()
  if (section) return [language, section, name ? 'one' : 'all', ...query].join(' ')
  // Filters and sort orders of a list lead to the same page.
  return path === '/jobs' && query.length > 0 ? `${language} jobs` : [pathname, ...query].join(' ')
}

/**
 * The links of the page at `path`, read in the browser without showing it, which is much faster; and links to missing
 * parts of the page.
 */
async function readLinks(path: string) {
  const response = await fetch(path)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const links = Array.from(page.querySelectorAll('a[href]'), (a) => a.getAttribute('href') ?? '')
  return {
    status: response.status,
    // The download of personal data is a file, not a page.
    links: links.filter((href) => /^\/(?!api\/v1|setting\/data$)/.test(href)),
    missing: links.filter((href) => href.startsWith('#') && !page.getElementById(href.slice(1))),
  }
}

/** Checks that no page scrolls sideways. */
async function expectNothingSticksOut(page: Page) {
  const hidden = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(hidden).toBeLessThanOrEqual(0)
}
