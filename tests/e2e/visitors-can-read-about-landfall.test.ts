import { expect, postJob, test } from '#tests/support/e2e.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

test(
  'the home page leads on to searching, reading, posting and asking',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const title = `Staff nurse ${uniqueWord()}`
    await aNursePost(server, { title })
    await page.goto('/')
    const main = page.getByRole('main')

    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Search', exact: false }).first()).toHaveAttribute(
      'href',
      '/search',
    )
    await expect(main.getByRole('link', { name: /^See all .*jobs$/ })).toHaveAttribute(
      'href',
      '/jobs',
    )
    await expect(main.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/post')
    await expect(main.getByRole('link', { name: 'Explore job opportunities' })).toHaveAttribute(
      'href',
      '/jobs',
    )
    const sponsored = main.getByRole('region', { name: 'Jobs that could be sponsored' })
    await expect(sponsored.getByRole('link', { name: title, exact: true })).toBeVisible()
    const steps = main.getByRole('region', { name: 'How it works' })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expect(steps).toContainText('Asked to pay? It is fraud. Tell us.')
    await main.getByText('Ask for help').click()
    await expect(main.getByRole('textbox', { name: 'Company name' })).toBeVisible()
  },
)

test(
  '/app is the home page, and names its one address',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await page.goto('/app')

    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${server.url}/`)
    await expect(page.getByRole('link', { name: 'Post a job' }).first()).toBeVisible()
  },
)

for (const [category, name] of [
  ['tech', 'Tech'],
  ['marketing', 'Marketing'],
] as const) {
  test(
    `a category’s card shows how many of its jobs are open, and its page lists them: ${category}`,
    { tag: ['@any-width', '@long'] },
    async ({ page, server }) => {
      const { title } = await postJob(server, { category, title: `Keeper of ${category}` })
      await postJob(server, { category, status: 'closed' })
      await page.goto('/')
      const categories = page.getByRole('region', { name: 'Most demand job categories' })
      const link = page.getByRole('link', { name, exact: true })
      const card = categories.getByRole('listitem').filter({ has: link })
      const [count] = /\d+/.exec(await card.innerText()) ?? []

      await card.getByRole('link').click()

      await expect(page).toHaveURL(`/${category}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} jobs`)
      await expect(page.getByText(new RegExp(`^${count} jobs? open now$`))).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(Math.min(Number(count), 6))
      await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
      await page.getByRole('link', { name: `See all ${category} jobs` }).click()
      await expect(page).toHaveURL(`/jobs?category=${category}`)
    },
  )
}

test(
  'a category without open jobs says so and leads on',
  { tag: '@any-width' },
  async ({ page, server }) => {
    // Other journeys may have posted one.
    await server.db
      .updateTable('job')
      .set({ status: 'closed' })
      .where('category', '=', 'finance')
      .execute()
    server.notifyJobsChanged()
    await page.goto('/finance')

    await expect(page.getByText('No finance jobs are open right now')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'See all jobs' }).click()
    await expect(page).toHaveURL('/jobs')
  },
)

test(
  'the about page leads to the four services',
  { tag: ['@any-width', '@long'] },
  async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'See our services' }).click()

    await expect(page).toHaveURL('/services')
    for (const name of [
      'Job board posting',
      'Immigration consulting',
      'Training and courses',
      'Job search assistance',
    ]) {
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'the government’s list' })).toHaveAttribute(
      'href',
      'https://www.gov.uk/find-an-immigration-adviser',
    )
  },
)

test(
  'a founder reads the three steps and the documents, then finds the form',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/startup')

    const steps = page.getByRole('region', { name: 'Three steps' })
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Register with the regulator',
      'Apply for a sponsor licence',
      'Fill your first vacancy',
    ])
    await expect(page.getByText('Statement of purpose', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible()
  },
)

test(
  'the course page shows nine courses and says that they are samples',
  { tag: ['@any-width', '@long'] },
  async ({ page }) => {
    await page.goto('/course')

    const courses = page.getByRole('article')
    await expect(courses).toHaveCount(9)
    await expect(page.getByText('You cannot book them yet')).toBeVisible()
    const first = courses.first()
    await expect(first).toContainText('11 Jan 2027')
    await expect(first).toContainText('12 lectures')
    await expect(first).toContainText('5 out of 5 stars')
    await expect(first).toContainText('Ada Nwosu')
    await expect(first).toContainText('6 hours')
    await expect(first).toContainText('18 videos')
    for (const image of await courses.getByRole('presentation').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).not.toBe(0)
    }

    await page.getByRole('link', { name: 'The shop menu' }).click()
    await expect(page).toHaveURL('/sidebar')
    const menu = page.getByRole('navigation', { name: 'Shop' })
    await expect(menu.getByRole('listitem')).toHaveText([
      'Dashboard',
      'Products',
      'Categories',
      'Customers',
      'Inventory',
      'Reports',
      'Setting',
    ])
    await menu.getByRole('link', { name: 'Setting' }).click()
    await expect(page).toHaveURL('/login?next=%2Fsetting')
  },
)

test(
  'the description of the API shows each call and how to make it',
  { tag: ['@any-width', '@long'] },
  async ({ page, request }) => {
    await page.goto('/api/docs')
    await page.getByRole('link', { name: 'Send a message to the site’s owner' }).click()

    const call = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Send a message' }) })
    await expect(call).toContainText('POST')
    await expect(call).toContainText('/send-email')
    await expect(call).toContainText('text, up to 5000 characters')
    await expect(call).toContainText('422')
    await expect(call).toContainText("curl 'http://localhost")

    const { paths } = await (await request.get('/api/v1/openapi.json')).json()
    const described = Object.values<Record<string, { summary?: string }>>(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ summary }) => summary)
    await expect(page.getByRole('article')).toHaveCount(described.length)
  },
)
