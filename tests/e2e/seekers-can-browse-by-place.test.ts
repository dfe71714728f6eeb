import type { Page } from '@playwright/test'
import { expect, postJob, test } from '#tests/support/e2e.ts'

const mainOf = (page: Page) => page.getByRole('main')

test('a seeker goes from the home page to a town, a kind of work there and a town near it', async ({
  page,
  server,
  expectAccessible,
}) => {
  for (const place of ['Exeter', 'Exeter', 'Exmouth']) {
    await postJob(server, { category: 'dentistry', place })
  }
  const engineer = await postJob(server, { category: 'automotive', place: 'Exeter' })
  await page.goto('/')
  await expectAccessible()

  await page.getByText('Jobs by place and kind of work').click()
  await mainOf(page).getByRole('link', { name: 'Exeter 3' }).click()
  await expect(page).toHaveURL('/jobs/in/exeter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Exeter')
  await expect(page.getByText(/^3 open jobs in Exeter/)).toBeVisible()
  await expect(page.getByRole('link', { name: engineer.title, exact: true })).toBeVisible()
  await expectAccessible()

  const control = page.getByRole('list', { name: 'Sponsorship' }).getByRole('listitem')
  await expect(control).toHaveText(['Could be sponsored 0', 'With ‘Maybe’ 4', 'All 4'])

  await page.getByRole('link', { name: 'Dentistry 2' }).click()
  await expect(page).toHaveURL('/jobs/dentistry/exeter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dentistry jobs in Exeter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible()

  await page.getByRole('link', { name: 'Exmouth 1' }).click()
  await expect(page).toHaveURL('/jobs/dentistry/exmouth')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Dentistry').click()
  await expect(page).toHaveURL('/jobs/dentistry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dentistry jobs in the UK')
  await expectAccessible()
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test(
    'a page about work in a town leads on to any search there',
    { tag: '@any-width' },
    async ({ page, server }) => {
      await postJob(server, {
        category: 'telecommunications',
        place: 'Penrith',
        title: 'Darkroom hand',
      })
      await postJob(server, { category: 'telecommunications', place: 'Penrith', country: 'GB' })
      await page.goto('/jobs/telecommunications/penrith')
      await page.getByRole('link', { name: 'With ‘Maybe’ 2' }).click()
      await expect(page).toHaveURL('/jobs?place=penrith&category=telecommunications&answer=open')

      await page.goto('/jobs/telecommunications/penrith')
      await page.getByLabel('Job title or keywords').fill('darkroom')
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/jobs?q=darkroom&place=Penrith&category=telecommunications')
      await expect(page.getByRole('article')).toHaveCount(1)
    },
  )
})

test('no page about a place scrolls sideways', { tag: '@long' }, async ({ page, server }) => {
  await postJob(server, { category: 'veterinary', place: 'Muckanaghederdauhaulia', country: 'IE' })
  for (const path of ['/jobs/veterinary/muckanaghederdauhaulia', '/jobs/veterinary']) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 200])
    const hidden = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(hidden).toBeLessThanOrEqual(0)
  }
})

test(
  'every link of such a page leads to a page that has jobs',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    for (const category of ['logistics', 'hospitality']) {
      for (const place of ['Norwich', 'Wymondham', 'Dereham']) {
        await postJob(server, { category, place })
      }
    }
    await page.goto('/jobs/logistics/norwich')
    const links = mainOf(page).locator('a[href^="/jobs"]')
    const paths = await links.evaluateAll((found) => found.map((a) => a.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(4)

    for (const path of paths) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 200])
      await expect(page.getByRole('article').first()).toBeVisible()
    }
  },
)

test(
  'the button leads to the search with as many jobs as it says',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await postJob(server, { category: 'insurance', place: 'Carlisle' })
    await postJob(server, { category: 'insurance', place: 'Brampton', postcodeDistrict: 'CA8' })
    await page.goto('/jobs/insurance/carlisle')

    await page
      .getByRole('link', { name: 'Search all 2 open jobs within 10 miles of Carlisle' })
      .click()
    await expect(page).toHaveURL('/jobs?place=carlisle&category=insurance')
    await expect(page.getByRole('article')).toHaveCount(2)
  },
)

test(
  'a job leads to more of its kind in its town',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const job = await postJob(server, { category: 'robotics', place: 'Durham' })
    await postJob(server, { category: 'robotics', place: 'Durham' })
    await page.goto(`/jobDetails/${job.id}`)

    await page.getByRole('link', { name: 'More robotics jobs in Durham' }).click()
    await expect(page).toHaveURL('/jobs/robotics/durham')
  },
)

test(
  'a page with few jobs is not for search engines, and each says its one address',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await postJob(server, { category: 'architecture', place: 'Oban' })
    const robots = page.locator('meta[name="robots"]')
    await page.goto('/jobs/Architecture/OBAN/')

    await expect(page).toHaveURL('/jobs/architecture/oban')
    await expect(robots).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${server.url}/jobs/architecture/oban`,
    )
    await postJob(server, { category: 'architecture', place: 'Oban' })
    await postJob(server, { category: 'architecture', place: 'Oban' })
    await page.reload()
    await expect(robots).toHaveCount(0)
  },
)

test.describe('where there are no such jobs', () => {
  test.use({ expectedLog: /404/ })

  test(
    'a seeker is told so and goes on to what there is',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible }) => {
      await postJob(server, { category: 'biotechnology', place: 'Stirling' })
      await postJob(server, { category: 'cleaning', place: 'Falkirk' })
      const response = await page.goto('/jobs/biotechnology/falkirk')

      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'No jobs like this right now',
      )
      await expectAccessible()
      await page.getByRole('link', { name: 'All jobs in Falkirk' }).click()
      await expect(page).toHaveURL('/jobs/in/falkirk')
    },
  )

  test('an address that cannot be meant is told so', { tag: '@any-width' }, async ({ page }) => {
    for (const path of ['/jobs/nonsense', '/jobs/nursing/%00', '/jobs/in/%3Cb%3E', '/jobs/in']) {
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
