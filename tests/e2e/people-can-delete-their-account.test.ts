import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, waitForMail } from '#tests/support/journeys.ts'
import { PASSWORD, tokenIn } from '#tests/support/people.ts'

const SUBJECT = /Confirm that you want to delete your account/

async function requestDeletion(page: Page) {
  await page.goto('/setting')
  await page.locator('#delete-form').getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Mail me the link that deletes it' }).click()
  await expectMessage(page, 'Mail Sent')
}

test('an account is deleted by the mailed link, also where no one is logged in', async ({
  page,
  server,
  browser,
  expectAccessible,
}) => {
  const { email } = await beLoggedIn(page, server)
  await requestDeletion(page)
  await expect(page).toHaveURL('/setting#delete')
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  await expectAccessible()

  const token = tokenIn(await waitForMail(server, email, SUBJECT))
  await page.goto(`/setting/delete?token=${token}`)
  await expect(page.getByRole('main')).toContainText(email)
  await expectAccessible()
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await elsewhere.goto(`/setting/delete?token=${token}`)
  await elsewhere.getByRole('button', { name: 'Delete my account' }).click()

  await expect(elsewhere).toHaveURL('/')
  await expectMessage(elsewhere, 'Your account has been deleted. We wish you well.')
  await page.goto('/setting')
  await expect(page).toHaveURL('/login?next=%2Fsetting')
  await elsewhere.context().close()
})

test('somebody who stays is told so', { tag: '@any-width' }, async ({ page, server }) => {
  await beLoggedIn(page, server)
  await requestDeletion(page)

  await page.getByRole('button', { name: 'Keep my account' }).click()

  await expectMessage(page, 'Your account stays. The link that deletes it no longer works.')
})

test(
  'deleting your own account ends the session',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const { email } = await beLoggedIn(page, server)
    await requestDeletion(page)
    const token = tokenIn(await waitForMail(server, email, SUBJECT))

    await page.goto(`/setting/delete?token=${token}`)
    await page.getByRole('button', { name: 'Delete my account' }).click()

    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('session')
  },
)
