import { formWith, logIn, said, tokenMailedTo } from '#tests/support/account-journeys.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'

test('an account is deleted from its mailbox, also where nobody is logged in', async ({
  page,
  server,
  browser,
  expectAccessible,
}) => {
  const person = await aPerson(server.db)
  await logIn(page, person)
  await page.goto('/setting')
  const form = formWith(page, 'Mail me the link that deletes it')
  await form.getByLabel('Your password').fill(PASSWORD)
  await form.getByRole('button', { name: / me / }).click()
  await expect(page).toHaveURL('/setting#delete')
  await said(page, 'Mail Sent')
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  await expectAccessible()

  const subject = 'Confirm that you want to delete your account'
  const token = await tokenMailedTo(server.dataDir, person.email, subject)
  await page.goto(`/setting/delete?token=${token}`)
  await expect(page.getByRole('main')).toContainText(person.email)
  await expectAccessible()
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await elsewhere.goto(`/setting/delete?token=${token}`)
  await elsewhere.getByRole('button', { name: 'Delete my account' }).click()

  await expect(elsewhere).toHaveURL('/')
  await said(elsewhere, 'Your account has been deleted. We wish you well.')
  await page.goto('/setting')
  await expect(page).toHaveURL('/login?next=%2Fsetting')
  await elsewhere.context().close()
})

test('deleting the account one is logged in with forgets the session', async ({ page, server }) => {
  const person = await aPerson(server.db)
  await logIn(page, person)
  await page.goto('/setting')
  const form = formWith(page, 'Mail me the link that deletes it')
  await form.getByLabel('Your password').fill(PASSWORD)
  await form.getByRole('button', { name: / me / }).click()
  await said(page, 'Mail Sent')
  const subject = 'Confirm that you want to delete your account'
  const token = await tokenMailedTo(server.dataDir, person.email, subject)

  await page.goto(`/setting/delete?token=${token}`)
  await page.getByRole('button', { name: 'Delete my account' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('session')
})
