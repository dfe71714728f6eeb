import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectToastFor, stopClock } from '#tests/support/journeys.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'

test(
  'header and footer lead everywhere from every page of the site',
  { tag: ['@both-widths', '@long'] },
  async ({ page }) => {
    for (const path of ['/', '/jobs', '/login', '/course']) {
      await page.goto(path)
      const menu = page.getByRole('button', { name: 'Menu' })
      const isMenu = await menu.isVisible()
      if (isMenu) await menu.click()
      // The last part has the page's languages, if it has several.
      const links = page.locator('#site-menu > li:not(:last-child)').getByRole('link')
      await expect(links).toHaveText([
        'Home',
        'Jobs',
        'Saved',
        ...(isMenu ? ['Is this real?'] : []),
        'About us',
        'Services',
        'Dashboard',
        'Contact us',
      ])
      await expect(page.getByRole('banner').locator('a[href="/login"]')).toBeVisible()
      await expect(
        page.getByRole('contentinfo').locator('a[href="/contact"]').first(),
      ).toBeAttached()
    }
  },
)

test(
  'the pages for entering an account hold their fixed parts',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('required')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required')
    const main = page.getByRole('main')
    await expect(main.locator('a[href="/forgotPassword"]')).toBeVisible()
    await expect(main.locator('a[href="/register"]')).toBeVisible()

    await page.goto('/register')
    const countries = page.getByLabel('Country you live in').locator('option')
    await expect(countries.first()).toHaveText('Select your country')
    await expect(countries).toHaveCount(206)

    await page.goto('/verification')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)

    // Once the app runs, this footer is the browser's own and does not name the operator.
    await page.getByRole('link', { name: 'Proceed' }).click()
    await expect(page).toHaveURL('/login')
    const line = page.getByRole('contentinfo').locator('p').last()
    await expect(line).toContainText('Privacy')
    expect((await line.innerText()).trim()).not.toMatch(/·$/)
    expect(await line.locator('span:empty').evaluateAll(dotsBefore)).not.toContain('dot')

    await page.goto('/confirmCode')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm new login email')
  },
)

function dotsBefore(parts: Element[]) {
  const contents = parts.map((part) => getComputedStyle(part, '::before').content)
  return contents.map((content) => (content.includes('·') ? 'dot' : 'none'))
}

test('the public pages hold their fixed parts', { tag: '@any-width' }, async ({ page, server }) => {
  await postJob(server, { category: 'marketing' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Most demand job categories' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explore job opportunities' })).toHaveAttribute(
    'href',
    '/jobs',
  )
  const categories = page.getByRole('region', { name: 'Most demand job categories' })
  await expect(categories.getByRole('link', { name: 'Marketing', exact: true })).toHaveAttribute(
    'href',
    '/marketing',
  )
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
  await page.goto('/startup')
  await expect(page.getByLabel(/Company document/)).toHaveAttribute('accept', '.pdf,.doc,.docx')
  await page.goto('/course')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to the courses')
  for (const name of ['Tech', 'Design', 'Marketing']) {
    const subject = main.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) })
    await expect(subject.locator('svg')).toBeVisible()
  }
})

test(
  'a card leads to the job and all its details',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server, {
      category: 'aviation',
      type: 'Contract',
      country: 'GB',
      place: 'Leeds',
      applyEmail: 'jobs@saltmarsh.example',
      postedAt: '2026-11-20T09:00:00.000Z',
    })
    await page.goto('/jobs?category=aviation&type=Contract')
    await page.getByRole('article').getByRole('link', { name: job.title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/jobDetails/${job.id}/`))
    for (const text of ['Contract', 'Aviation', '20 Nov 2026', 'Leeds, United Kingdom']) {
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'jobs@saltmarsh.example' })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    await expect(page.getByRole('link', { name: 'Apply for this job' })).toHaveAttribute(
      'href',
      `/jobform/${job.id}`,
    )
  },
)

test(
  'logging in shows a message for two seconds, at the top right',
  { tag: '@both-widths' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'the clock can be stopped once the app runs')
    const { email } = await aPerson(server.db)
    await page.clock.install()
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await stopClock(page)
    await page.getByRole('button', { name: 'Log in' }).click()

    const toast = page.locator('.toast')
    await expect(toast).toContainText('Successfully logged In')
    const box = await toast.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40)
    expect(box?.y).toBeLessThan(100)
    await expectToastFor(page, 'Successfully logged In', 2000)
  },
)

test.describe('a session ended elsewhere', () => {
  // The first page may still be checking the session.
  test.use({ expectedLog: /401/ })

  test(
    'is noticed on the next page, and the local flag cleared',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const { id } = await beLoggedIn(page, server)
      await page.goto('/about')
      const flag = () => page.evaluate(() => localStorage.getItem('isLoggedIn'))
      await expect.poll(flag).toBe('true')
      await server.db.deleteFrom('session').where('accountId', '=', id).execute()

      await page.goto('/services')
      await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
      await expect.poll(flag).toBe('false')
    },
  )
})

test(
  'a job with texts of the maximum length overflows no page',
  { tag: ['@both-widths', '@long'] },
  async ({ page, server }) => {
    const employer = await aPerson(server.db)
    const long = { title: 'W'.repeat(200), employerName: 'M'.repeat(200), place: 'P'.repeat(120) }
    const job = await postJob(server, { ...long, ownerId: employer.id, category: 'robotics' })
    await beLoggedIn(page, server)
    for (const path of [
      '/jobs?category=robotics',
      '/search?category=robotics',
      `/jobDetails/${job.id}`,
      `/jobform/${job.id}`,
    ]) {
      await page.goto(path)
      const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(hidden, path).toBeLessThanOrEqual(0)
    }
  },
)
