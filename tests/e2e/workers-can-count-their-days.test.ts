import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aSponsor } from '#tests/support/register.ts'

/** A day in London time, as on the page. */
function daysAgo(days: number) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
  const today = Date.parse(`${format.format(new Date())}T00:00:00Z`)
  return new Date(today - days * 86_400_000).toISOString().slice(0, 10)
}

/** The journey, with a script and without one. */
async function countDays(page: Page) {
  await page.goto('/sponsor-lost')
  await page.getByRole('radio', { name: 'In the UK' }).check()
  await page.getByLabel(/^Date of the Home Office/).fill(daysAgo(-1))
  await page.getByRole('button', { name: 'Count my days' }).click()
  await expect(page.getByText('That date is in the future.').first()).toBeVisible()
  await page.getByLabel(/^Date of the Home Office/).fill(daysAgo(13))
  await page.getByLabel(/^Which UK visa do you have/).selectOption('skilled-worker-since-2024-04')
  await page.getByRole('button', { name: 'Count my days' }).click()
  await expect(page.getByRole('heading', { name: '47 days left' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
}

test.use({ expectedLog: /422/ })

test('somebody whose sponsor is gone counts the days and finds jobs to switch to', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/sponsor-lost')
  await expectAccessible()
  await countDays(page)
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '47 days left' })).toBeVisible()
  await page.getByLabel('What do you do?').fill('nurse')
  await page.getByRole('button', { name: 'Find jobs I can switch to' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs to switch to')
  await expect(page.getByLabel('What do you do?')).toHaveValue('nurse')
  await page.goto('/sponsor-lost')
  await page.getByRole('button', { name: 'Forget my answers' }).click()
  await expect(page.getByRole('heading', { name: /days left/ })).toHaveCount(0)
})

test('somebody abroad is told that no days run', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/sponsor-lost')
  await page.getByRole('radio', { name: 'Outside the UK' }).check()
  await page.getByRole('button', { name: 'Count my days' }).click()
  await expect(page.getByText('You are outside the UK: there are no days to count')).toBeVisible()
})

test(
  'answers saved in the account are there on another device',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await beLoggedIn(page, server)
    await countDays(page)
    await page.getByLabel('Save them in my account, too').check()
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Count my days' }).click()
    await answer
    await expect(page.getByLabel('Save them in my account, too')).toBeChecked()
    await page.context().clearCookies({ name: 'sponsor-lost' })
    await page.reload()
    await expect(page.getByRole('heading', { name: '47 days left' })).toBeVisible()
  },
)

test(
  'somebody says where they work, and takes it back with one press',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const sponsor = await aSponsor(server.db)
    await beLoggedIn(page, server)
    await page.goto(`/employers/${sponsor.id}`)
    await page.getByRole('link', { name: /^I work here/ }).click()
    await page.getByRole('button', { name: 'I work there' }).click()
    await expect(page.getByRole('link', { name: sponsor.name })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /^Take it back/ }).click()
    await expect(page.getByText('You have not named an employer.')).toBeVisible()
  },
)

test.describe('without a script', () => {
  test.use({ script: 'off' })

  test('the days are counted, too', { tag: '@any-width' }, async ({ page }) => {
    await countDays(page)
  })
})
