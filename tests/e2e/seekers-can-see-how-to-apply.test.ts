import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'

test('a seeker writes to the employer from the job’s page', async ({
  page,
  server,
  expectAccessible,
}) => {
  const job = await postJob(server, {
    title: 'Nurse & team lead',
    applyEmail: 'jobs@saltmarsh.example',
  })
  await page.goto(`/jobDetails/${job.id}`)
  await page.getByRole('link', { name: 'Apply for this job' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for this job')
  await expect(page.getByText('Nurse & team lead, Leeds')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write the email' })).toHaveAttribute(
    'href',
    'mailto:jobs@saltmarsh.example?subject=Application%3A%20Nurse%20%26%20team%20lead%2C%20Saltmarsh%20House',
  )
  await expect(page.getByRole('heading', { name: 'Never pay for a job' })).toBeVisible()
  await expectAccessible()
})

test(
  'an advert from elsewhere leads to where it came from',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server, {
      source: 'harbour-jobs',
      sourceRef: crypto.randomUUID(),
      sourceUrl: 'https://harbour.example/7',
    })
    await page.goto(`/jobDetails/${job.id}`)
    await expect(page.getByRole('link', { name: 'Apply on the employer’s site' })).toHaveAttribute(
      'href',
      'https://harbour.example/7',
    )
    await page.goto(`/jobform/${job.id}`)

    await expect(page.getByRole('link', { name: 'Go to the advert' })).toHaveAttribute(
      'href',
      'https://harbour.example/7',
    )
  },
)

test(
  'an advert without any address says what to do instead',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server)
    await page.goto(`/jobform/${job.id}`)

    await expect(page.getByText('This advert gives no address.')).toBeVisible()
  },
)

test(
  'a sample says what it is, how applying goes, and leads to jobs and to an alert',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server, {
      source: 'sample',
      sourceRef: crypto.randomUUID(),
      applyEmail: 'jobs@saltmarsh.example',
    })
    await page.goto(`/jobform/${job.id}`)

    await expect(page.getByText('This is a sample, not a real job')).toBeVisible()
    await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('withdraw')
    const list = page.getByRole('main').getByRole('link', { name: 'See all jobs' })
    await expect(list).toHaveAttribute('href', '/jobs?category=nursing')
    await page.getByRole('link', { name: 'Email me new jobs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nursing')
  },
)

test(
  'a closed job takes no applications and leads to open ones',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server, {
      category: 'dentistry',
      status: 'closed',
      closedAt: '2026-11-01T00:00:00.000Z',
      applyEmail: 'jobs@saltmarsh.example',
    })
    await page.goto(`/jobform/${job.id}`)

    await expect(page.getByText('This job is closed')).toBeVisible()
    await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0)
    await page.getByRole('link', { name: 'See open Dentistry jobs' }).click()
    await expect(page).toHaveURL('/jobs?category=dentistry')
  },
)

test(
  'where the person who posted a job is gone, no form is offered',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const employer = await aPerson(server.db)
    const job = await postJob(server, { ownerId: employer.id })
    await server.db
      .updateTable('account')
      .set({ suspendedAt: new Date().toISOString() })
      .where('id', '=', employer.id)
      .execute()

    for (const look of ['as a visitor', 'logged in']) {
      if (look === 'logged in') await beLoggedIn(page, server)
      await page.goto(`/jobform/${job.id}`)
      await expect(page.getByText('Nobody reads applications any more')).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expectAccessible()
    }
  },
)

test.describe('a job that is gone', () => {
  test.use({ expectedLog: /404/ })

  for (const path of ['/jobform/0000000000000', '/jobDetails/0000000000000']) {
    test(
      `says so at ${path} and leads on`,
      { tag: ['@any-width', '@long'] },
      async ({ page, expectAccessible }) => {
        const response = await page.goto(path)

        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is gone')
        await expectAccessible()
        await page.getByRole('main').getByRole('link', { name: 'See all jobs' }).click()
        await expect(page).toHaveURL('/jobs')
      },
    )
  }
})
