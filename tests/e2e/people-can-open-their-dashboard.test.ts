import type { Page } from '@playwright/test'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, stopClock } from '#tests/support/journeys.ts'
import { anApplicationToUnproved } from '#tests/support/applications.ts'
import { anOffer } from '#tests/support/offers.ts'
import { rowOf } from '#tests/support/posting-pages.ts'

const NEEDED = 'You are not logged in, Please Login or Create an Account to continue'

async function anUnprovedOffer(server: Parameters<typeof anOffer>[0]) {
  const applied = await anApplicationToUnproved(server)
  const { applicants, notices } = server.services.applications
  await applicants.setStage(applied.employer.actor, applied.key, { status: 'offered' })
  await notices.notifyStatus({ applicationId: applied.key.id })
  return applied
}

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Your jobs' })
    .getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) })

test('a person sees their name, the jobs they posted and where to go from there', async ({
  page,
  server,
  expectAccessible,
}) => {
  const person = await beLoggedIn(page, server, { createdAt: '2026-11-21T09:00:00.000Z' })
  const open = await postJob(server, { ownerId: person.id })
  const closed = await postJob(server, { ownerId: person.id, status: 'closed' })
  const others = await postJob(server)
  await server.db
    .insertInto('draft')
    .values({
      accountId: person.id,
      kind: 'post',
      subject: 'new',
      answers: JSON.stringify({ jobTitle: 'Half a job' }),
    })
    .execute()
  const response = await page.goto('/dashboard')

  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(?:Hello|Good (?:morning|afternoon|evening)), Ada$/,
  )
  await expect(page.getByText(person.email)).toBeVisible()
  await page.locator('summary', { hasText: 'Picture and profile' }).click()
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/setting')
  await expect(page.getByRole('link', { name: 'Log out' })).toHaveAttribute(
    'href',
    '/login?logout=ask',
  )

  await expect(tab(page, 'Jobs Posted')).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, 'Jobs Posted')).toHaveText(/3$/)
  await expect(page.getByRole('link', { name: /^All ?\d+$/ })).toHaveText(/3$/)
  await expect(rowOf(page, open.title)).not.toContainText('Closed')
  await expect(rowOf(page, closed.title)).toContainText('Closed')
  await expect(page.getByText(others.title)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Apply/ })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: open.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(open.title)
})

test(
  'each tab has an address, and an empty tab leads on',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    await beLoggedIn(page, server)
    await page.goto('/dashboard?tab=nonsense')
    await expect(page.getByRole('heading', { name: 'What are you here for?' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Looking for work' })).toHaveAttribute(
      'href',
      '/situation',
    )
    await expect(page.getByRole('link', { name: 'Hiring' })).toHaveAttribute('href', '/post')
    await expectAccessible()
    await tab(page, 'Jobs Posted').click()
    await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Post a job' }).first()).toHaveAttribute(
      'href',
      '/post',
    )

    await tab(page, 'Jobs').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard?tab=appliedJobs')
    await expect(tab(page, 'Jobs')).toHaveAttribute('aria-current', 'page')
    await expect(
      page.getByRole('heading', { name: 'You have not applied for a job yet' }),
    ).toBeVisible()
    await expectAccessible()
    await page.goBack()
    await expect(tab(page, 'Jobs Posted')).toHaveAttribute('aria-current', 'page')
    await page.goForward()

    await page.getByRole('link', { name: 'See all jobs' }).click()
    await expect(page).toHaveURL('/jobs')
  },
)

for (const [whose, offerBy] of [
  ['a checked employer', anOffer],
  ['a poster whom nobody has checked', anUnprovedOffer],
] as const) {
  test(
    `a seeker finds the offer of ${whose} first`,
    { tag: '@any-width' },
    async ({ page, context, server, expectAccessible }) => {
      const { applicant } = await offerBy(server)
      const cookies = Object.entries(applicant.cookies)
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: server.url })))
      await page.goto('/dashboard')

      await expect(tab(page, 'Jobs')).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Waiting for you')
      const isChecked = offerBy === anOffer
      await expect(page.getByText('Somebody we have not checked says')).toHaveCount(
        isChecked ? 0 : 1,
      )
      await expect(page.getByRole('link', { name: 'Post a job' })).toHaveCount(1)
      await expectAccessible()
      await page.getByRole('link', { name: 'See the offer' }).click()
      await expect(page).toHaveURL(/\/arrival$/)
    },
  )
}

test(
  'a person with many jobs turns the page',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const person = await beLoggedIn(page, server)
    for (let count = 0; count < 21; count += 1) await postJob(server, { ownerId: person.id })
    const jobs = page.getByRole('rowheader')
    await page.goto('/dashboard')
    await expect(jobs).toHaveCount(12)

    await page.getByRole('link', { name: 'Next' }).click()
    await expect(jobs).toHaveCount(9)

    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(jobs).toHaveCount(12)
    await page.goto('/dashboard?page=nonsense&sort=nonsense&filter=nonsense')
    await expect(jobs).toHaveCount(12)
  },
)

test(
  'a long name and a long address stay on the page',
  { tag: '@long' },
  async ({ page, server }) => {
    const firstName = 'Oluwaseun-Ayodele-Temitope'.repeat(2)
    const email = `${'a.long.address.'.repeat(4)}${crypto.randomUUID()}@hospital.example.com`
    await beLoggedIn(page, server, { firstName, lastName: 'X'.repeat(60), email })
    await page.goto('/dashboard')

    await expect(page.getByText(email)).toBeVisible()
    const hidden = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(hidden).toBeLessThanOrEqual(0)
  },
)

test.describe('an anonymous visitor', () => {
  test.use({ expectedLog: /status of 403/ })

  test(
    'learns why, and gets to the log-in page',
    { tag: '@any-width' },
    async ({ page, expectAccessible }) => {
      const response = await page.goto('/dashboard?tab=appliedJobs')

      expect(response?.status()).toBe(403)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
      await expect(page.getByText('Please login to your account to continue')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Your jobs' })).toHaveCount(0)
      await expectMessage(page, NEEDED)
      await expectAccessible()

      const login = page.getByRole('link', { name: 'Login' })
      const next = '/login?next=%2Fdashboard%3Ftab%3DappliedJobs'
      await expect(login).toHaveAttribute('href', next)
    },
  )

  test(
    'sees the message for two seconds, also after logging out in another tab',
    { tag: '@any-width' },
    async ({ page, context, server, script }) => {
      test.skip(script !== 'on', 'the clock can be stopped once the app runs')
      await beLoggedIn(page, server)
      const other = await context.newPage()
      await other.goto('/about')
      await page.clock.install()
      await page.goto('/dashboard')
      await stopClock(page)
      await context.clearCookies()
      await other.evaluate(() => localStorage.setItem('isLoggedIn', 'false'))

      const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
      await expect(toast).toHaveText(NEEDED)
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
      await page.clock.runFor(1900)
      await expect(toast).toBeVisible()
      await page.clock.runFor(200)
      await expect(toast).toBeHidden()
    },
  )

  test('cannot upload a picture', { tag: '@any-width' }, async ({ page }) => {
    const multipart = {
      profilePicture: { name: 'me.png', mimeType: 'image/png', buffer: Buffer.of(1) },
    }
    const response = await page.request.post('/dashboard', { multipart, maxRedirects: 0 })

    expect(response.status()).toBe(303)
    expect(response.headers().location).toBe('/login?next=%2Fdashboard')
  })
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 403/ })

  test(
    'an anonymous visitor reads the reason in the page',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto('/dashboard')

      await expect(page.getByText(NEEDED)).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    },
  )
})
