import { letAMinutePass } from '#tests/support/account-calls.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, stopClock, waitForMail } from '#tests/support/journeys.ts'
import { anAddress, aPerson, codeIn } from '#tests/support/people.ts'

const NEW_PASSWORD = 'Lantern-and-Rope-9'
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function requestCode(page: Page, email: string) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'I have forgotten my password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Your Account')
  await field(page, 'Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
}

async function change(page: Page, code: string, again = NEW_PASSWORD) {
  await field(page, 'Code').fill(code)
  await field(page, 'New password').fill(NEW_PASSWORD)
  await field(page, 'New password again').fill(again)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('a mailed code sets a new password, and the old session has ended', async ({
  page,
  server,
  browser,
  expectAccessible,
}) => {
  const elsewhere = await browser.newPage({ baseURL: server.url })
  const { email } = await beLoggedIn(elsewhere, server)
  await page.goto('/forgotPassword')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Your Account')
  await expectAccessible()
  await requestCode(page, email)

  await expect(page).toHaveURL(`/newPassword/${encodeURIComponent(email)}`)
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Email')).not.toBeEditable()
  await expect(page.getByText(/again in \d+ seconds/)).toBeVisible()
  await expectAccessible()
  const code = codeIn(await waitForMail(server, email, /is your code for a new password/))
  // Waited for from the start, because it disappears after a moment.
  const note = page.getByText('Password changed successfully').waitFor()
  // With spaces, as it may be pasted.
  await change(page, ` ${code.split('').join(' ')} `)

  await note
  await expect(page).toHaveURL('/login')
  await elsewhere.goto('/search')
  await expect(elsewhere).toHaveURL(/\/login\?next=/)
  await elsewhere.close()

  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await waitForMail(server, email, /Your password was changed/)
})

test(
  'two rules are checked in their order before anything is sent',
  { tag: '@any-width' },
  async ({ page, script }) => {
    test.skip(script !== 'on', 'until the app runs the server checks')
    let isSent = false
    page.on('request', (request) => (isSent ||= request.method() === 'POST'))
    await page.goto('/newPassword/ada@example.com')
    await change(page, '123', 'Something-else-1')
    await expectMessage(page, 'New password is not the same as confirm password')
    await change(page, '123')
    await expectMessage(page, 'Otp code length should be 4')
    await expect(field(page, 'Code')).toBeFocused()
    expect(isSent).toBe(false)
  },
)

test.describe('when the server refuses', () => {
  test.use({ expectedLog: /status of 4\d\d/ })

  test(
    'an empty address is sent, and the answer asks for one',
    { tag: '@any-width' },
    async ({ page, script }) => {
      test.skip(script !== 'on', 'until the app runs the form is posted')
      await page.goto('/forgotPassword')
      const isSent = page.waitForRequest('**/api/v1/forgot_password')
      await page.getByRole('button', { name: 'Send me a code' }).click()

      expect((await isSent).postDataJSON()).toEqual({ email: '' })
      await expectMessage(page, 'Please enter an email')
    },
  )

  test(
    'a wrong code is rejected with a sentence',
    { tag: '@any-width' },
    async ({ page, expectAccessible }) => {
      await page.goto(`/newPassword/${anAddress()}`)
      await change(page, '0000')

      await expectMessage(page, 'This code is wrong or no longer works.')
      await expect(field(page, 'Code')).toHaveValue('0000')
      await expectAccessible()
    },
  )
})

test(
  'the countdown survives a reload, and at its end a code can be sent again',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'the clock can be stopped once the app runs')
    const { email } = await aPerson(server.db)
    await requestCode(page, email)
    const first = await waitForMail(server, email, /is your code/)
    await letAMinutePass(server.db)
    await page.clock.install()
    await page.reload()
    await expect(page.getByText(/again in [345]\d seconds/)).toBeVisible()
    await stopClock(page)
    await page.clock.runFor(60_000)

    await page.getByRole('button', { name: 'Resend' }).click()
    await expectMessage(page, 'Otp has been resent to your email')
    await waitForMail(server, email, /is your code/, first.id)
    await expect(page.getByText('again in 60 seconds')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(page.getByText('again in 58 seconds')).toBeVisible()
    await page.clock.runFor(58_000)
    await page.getByRole('button', { name: 'Resend' }).click()
    await expect(page.getByText('again in 60 seconds')).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 4\d\d/ })

  test('a mailed code sets a new password', { tag: '@any-width' }, async ({ page, server }) => {
    const { email } = await aPerson(server.db)
    await requestCode(page, email)
    const code = codeIn(await waitForMail(server, email, /is your code/))
    await change(page, code, 'Something-else-1')
    await expect(page.getByRole('alert')).toContainText(
      'New password is not the same as confirm password',
    )
    await change(page, code)

    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Password changed successfully')).toBeVisible()
  })
})
