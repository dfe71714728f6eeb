import { letAMinutePass } from '#tests/support/account-calls.ts'
import type { Page } from '@playwright/test'
import { afterHydration, expect, test } from '#tests/support/e2e.ts'
import {
  beLoggedIn,
  expectMessage,
  expectToastFor,
  stopClock,
  waitForMail,
} from '#tests/support/journeys.ts'
import { anAddress, aPerson, PASSWORD } from '#tests/support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function fillRegistration(page: Page, email: string) {
  await field(page, 'First name').fill('Adaeze')
  await field(page, 'Last name').fill('Obi')
  await field(page, 'Email').fill(email)
  await field(page, 'Country you live in').selectOption('Nigeria')
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Password again').fill(PASSWORD)
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function openLink(page: Page, text: string) {
  const [link = ''] = /http\S+token=\S+/.exec(text) ?? []
  await page.goto(new URL(link).pathname + new URL(link).search)
}

test('a person signs up, confirms, logs in and logs out', async ({
  page,
  server,
  expectAccessible,
}) => {
  const email = anAddress()
  await page.goto('/register')
  await expectAccessible()
  await fillRegistration(page, email)
  await expect(page.getByText('Very strong')).toBeVisible()
  await page.getByRole('button', { name: 'Create my account' }).click()

  await expect(page).toHaveURL('/verification')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/again in \d+ seconds/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend the email' })).toBeHidden()
  await expectAccessible()

  const { text } = await waitForMail(server, email, /Confirm your email address/)
  await openLink(page, text)
  await expectAccessible()
  const session = async () => (await page.request.get('/api/v1/user/private_data')).status()
  await page.request.head(page.url())
  expect(await session()).toBe(401)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await session()).toBe(200)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signUp')
  await expect(page.getByText('Successfully logged In')).toBeVisible()
  const flag = () => page.evaluate(() => localStorage.getItem('isLoggedIn'))
  await expect.poll(flag).toBe('true')

  const account = page.getByRole('button', { name: 'Your account: Adaeze Obi' })
  const menu = page.locator('#user-menu')
  await account.click()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await account.click()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await account.click()
  await menu.getByRole('link', { name: 'Log out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  await expect(dialog).toBeVisible()
  await expect(menu).toBeHidden()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Log out' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Successfully logged out')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect.poll(flag).toBe('false')
})

for (const failure of ['an error', 'no connection'] as const) {
  test.describe(`with ${failure} instead of an answer`, () => {
    test.use({ expectedLog: /status of 500|ERR_FAILED/ })

    test('the flag is cleared', { tag: '@any-width' }, async ({ page, server, script }) => {
      test.skip(script !== 'on', 'It is about a flag that the app keeps.')
      await beLoggedIn(page, server)
      await page.route('**/user/private_data', (route) =>
        failure === 'an error' ? route.fulfill({ status: 500 }) : route.abort(),
      )
      await page.goto('/about')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBe('false')
    })
  })
}

test(
  'who wants to post a job lands on the form, also where the mail is read elsewhere',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const email = anAddress()
    const purpose = page.getByText('Log in or sign up to post a job.')
    await page.goto('/post')
    await expect(purpose).toBeVisible()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/\/register/)
    await expect(purpose).toBeVisible()
    await fillRegistration(page, email)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(page).toHaveURL('/verification')
    const { text } = await waitForMail(server, email, /Confirm your email address/)

    // This simulates another browser.
    await page.context().clearCookies()
    await openLink(page, text)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your email address is confirmed. Log in.')).toBeVisible()
    await expectAccessible()
    await logIn(page, email)
    await expect(page).toHaveURL('/post')
  },
)

test(
  'who mistyped the address signs up again, and is led where they wanted to go',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = anAddress()
    await page.goto('/register?next=%2Fpost')
    await fillRegistration(page, `mistyped-${email}`)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await page.getByRole('link', { name: 'Sign up again' }).click()
    await expect(page).toHaveURL('/register?next=%2Fpost')
    await fillRegistration(page, email)
    await page.getByRole('button', { name: 'Create my account' }).click()

    await expect(page.getByText(`to ${email}`)).toBeVisible()
    const { text } = await waitForMail(server, email, /Confirm your email address/)
    await openLink(page, text)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page).toHaveURL('/post')
  },
)

test(
  'a registration is checked before it is sent, field by field',
  { tag: '@any-width' },
  async ({ page, script }) => {
    test.skip(script !== 'on', 'until the app runs the server checks')
    let isSent = false
    page.on('request', (request) => (isSent ||= request.method() === 'POST'))
    await page.goto('/register')
    await page.getByRole('button', { name: 'Create my account' }).click()

    await expectMessage(page, 'Empty firstName fields!')
    await expect(field(page, 'First name')).toBeFocused()
    for (const [name, message] of [
      ['First name', 'Empty firstName fields!'],
      ['Last name', 'Empty lastName fields!'],
      ['Email', 'Empty email fields!'],
      ['Country you live in', 'Empty current location fields!'],
      ['Password', 'Empty password fields!'],
      ['Password again', 'Empty confirm password fields!'],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message))
    }

    await fillRegistration(page, 'ada@example.com')
    await field(page, 'Password again').fill('Another-one-8')
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expectMessage(page, 'password does not match')
    expect(isSent).toBe(false)
  },
)

test.describe('when the server refuses', () => {
  test.use({ expectedLog: /status of 4\d\d/ })

  test(
    'a common password is rejected with a sentence, and the form stays as typed',
    { tag: '@any-width' },
    async ({ page, expectAccessible, script }) => {
      test.skip(script !== 'on', 'no password comes back from the server')
      await page.goto('/register')
      await fillRegistration(page, 'ada@example.com')
      await field(page, 'Password').fill('P@ssw0rd!')
      await field(page, 'Password again').fill('P@ssw0rd!')
      await page.getByRole('button', { name: 'Create my account' }).click()

      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
      await expect(summary).toContainText('Choose another one.')
      await expect(field(page, 'First name')).toHaveValue('Adaeze')
      await expect(field(page, 'Country you live in')).toHaveValue('NG')
      await expect(field(page, 'Password')).toHaveValue('P@ssw0rd!')
      await expectAccessible()
      await expect(page).toHaveTitle(/^Error: /)
    },
  )

  test(
    'a wrong password is rejected for three seconds, and the address stays',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible, script }) => {
      test.skip(script !== 'on', 'the clock can be stopped once the app runs')
      const { email } = await aPerson(server.db)
      await page.clock.install()
      await page.goto('/login')
      await stopClock(page)
      await logIn(page, email, 'Wrong-and-wrong-1')

      const sentence = 'The email address or the password is wrong.'
      await expectMessage(page, sentence)
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
        sentence,
      )
      await expect(field(page, 'Email')).toHaveValue(email)
      await expectToastFor(page, sentence, 3000)
      await page.clock.resume()
      await expectAccessible()
    },
  )

  test(
    'an unconfirmed address gets its mail again',
    { tag: ['@any-width', '@long'] },
    async ({ page, server }) => {
      const { email } = await aPerson(server.db, { verifiedAt: null })
      await page.goto('/login')
      await logIn(page, email)
      await expectMessage(page, 'Confirm your email address first')
      await page.getByRole('button', { name: 'Resend the email' }).click()

      await expect(page).toHaveURL('/verification')
      await expect(page.getByText('Mail Sent')).toBeVisible()
      await waitForMail(server, email, /Confirm your email address/)
      await page.reload()
      await expect(page.getByText(/again in \d+ seconds/)).toBeVisible()
      await page.getByRole('link', { name: 'Proceed' }).click()
      await expect(page).toHaveURL('/login')
    },
  )

  test(
    'the mail can be sent again once the countdown is at 0',
    { tag: ['@any-width', '@long'] },
    async ({ page, server, script }) => {
      test.skip(script !== 'on', 'the clock can be stopped once the app runs')
      const { email } = await aPerson(server.db, { verifiedAt: null })
      await page.goto('/login')
      await logIn(page, email)
      await page.getByRole('button', { name: 'Resend the email' }).click()
      const first = await waitForMail(server, email, /Confirm your email address/)
      await letAMinutePass(server.db)
      await page.clock.install()
      await page.reload()
      await stopClock(page)
      await page.clock.runFor(60_000)

      await page.getByRole('button', { name: 'Resend the email' }).click()
      await expectMessage(page, 'Mail Sent')
      await waitForMail(server, email, /Confirm your email address/, first.id)
      await expect(page.getByText('again in 60 seconds')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Resend the email' })).toBeHidden()
    },
  )

  test(
    'a used link says so, offers another and leads to the log-in',
    { tag: ['@any-width', '@long'] },
    async ({ page, expectAccessible }) => {
      await page.goto('/verification?token=used-already')
      await page.getByRole('button', { name: 'Confirm my address' }).click()

      await expect(page.getByText('This link has been used or has expired.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Resend the email' })).toBeVisible()
      await expectAccessible()
      // Most who open it a second time have confirmed it the first time.
      await page.getByRole('link', { name: 'Proceed' }).click()
      await expect(page).toHaveURL('/login')
    },
  )

  test(
    'a second press on the button of a link does not say that it was used',
    { tag: ['@any-width', '@long'] },
    async ({ page, server }) => {
      const email = anAddress()
      await page.goto('/register')
      await fillRegistration(page, email)
      await page.getByRole('button', { name: 'Create my account' }).click()
      const { text } = await waitForMail(server, email, /Confirm your email address/)
      await openLink(page, text)
      await page.getByRole('button', { name: 'Confirm my address' }).dblclick()

      await expect(page).toHaveURL('/dashboard')
    },
  )
})

test(
  'logging in leads on to the page that needed it, and reaches all tabs',
  { tag: '@any-width' },
  async ({ page, context, server }) => {
    const { email } = await aPerson(server.db)
    const other = await context.newPage()
    await other.goto('/login')
    await page.goto('/search?title=nurse')
    await expect(page).toHaveURL('/login?next=%2Fsearch%3Ftitle%3Dnurse')
    await expect(
      page.getByText('You are not logged in, Please Login or Create an Account to continue'),
    ).toBeVisible()
    await logIn(page, email)
    await expect(page).toHaveURL('/search?title=nurse')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('You are logged in')

    await page.goto('/login')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log in')
  },
)

test(
  'a person logs in and out with the keyboard alone',
  { tag: '@any-width' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'the password can be shown once the app runs')
    const { email } = await aPerson(server.db)
    await page.goto('/login')
    await field(page, 'Email').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await expect(field(page, 'Password')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/login')
    await page.getByRole('button', { name: 'Log out' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Successfully logged out')).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 4\d\d/ })

  test(
    'a person signs up, confirms, logs in and logs out',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const email = anAddress()
      await page.goto('/register?next=%2Fpost')
      await page.getByRole('button', { name: 'Create my account' }).click()
      await expect(page.getByRole('alert')).toContainText('Empty firstName fields!')
      await fillRegistration(page, email)
      await page.getByRole('button', { name: 'Create my account' }).click()

      await expect(page).toHaveURL('/verification')
      const first = await waitForMail(server, email, /Confirm your email address/)
      await letAMinutePass(server.db)
      await page.getByRole('button', { name: 'Resend the email' }).click()
      await expect(page.getByText('Mail Sent')).toBeVisible()
      const { text } = await waitForMail(server, email, /Confirm your email address/, first.id)
      await openLink(page, text)
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await expect(page).toHaveURL('/post')
      await expect(page.getByText('Successfully logged In')).toBeVisible()

      await page.getByRole('button', { name: 'Your account: Adaeze Obi' }).click()
      await page.locator('#user-menu').getByRole('link', { name: 'Log out' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
      await expect(page.getByText('Successfully logged out')).toBeVisible()
      await page.goto('/search')
      await expect(page).toHaveURL(/\/login\?next=/)
    },
  )
})

test.describe('on a slow connection', () => {
  test.use({ script: 'slow', expectedLog: /status of 401/ })

  test('who is rejected before the page’s script arrives goes on reading why', async ({ page }) => {
    // As after a session that ended elsewhere.
    await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'))
    await page.goto('/login', { waitUntil: 'commit' })
    await logIn(page, anAddress(), 'Wrong-and-Wrong-7')
    const summary = page.getByText('address or the password is wrong')
    await expect(summary.first()).toBeVisible()

    await afterHydration(page, null)
    await page.waitForLoadState('networkidle')
    await expect(summary.first()).toBeVisible()
  })
})
