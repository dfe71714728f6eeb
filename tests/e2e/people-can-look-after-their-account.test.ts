import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import {
  beLoggedIn,
  expectMessage,
  logIn,
  logInByPassword,
  waitForMail,
} from '#tests/support/journeys.ts'
import { anAddress, aPerson, PASSWORD, tokenIn } from '#tests/support/people.ts'

const NEW_PASSWORD = 'Anchor+Lantern+42'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function requestNewAddress(page: Page, newEmail: string) {
  const form = page.locator('#email-form')
  await form.getByRole('textbox', { name: 'New email address' }).fill(newEmail)
  await form.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Send me a link' }).click()
  await expectMessage(page, 'Mail Sent')
}

async function changePassword(page: Page, current: string) {
  await field(page, 'Current password').fill(current)
  await field(page, 'New password').fill(NEW_PASSWORD)
  await field(page, 'New password again').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change my password' }).click()
}

test(
  'a person changes their details with the keyboard alone',
  { tag: '@both-widths' },
  async ({ page, server, script, expectAccessible }) => {
    await beLoggedIn(page, server)
    await page.goto('/setting')
    const heading = page.getByRole('heading', { level: 1, name: 'Settings' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('main').locator('svg, h1').first()).toHaveJSProperty(
      'tagName',
      'svg',
    )
    await expect(page.getByRole('main').locator('svg').first()).toBeVisible()
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await field(page, 'New email address').fill('ada@example.com')
    await page.getByRole('textbox', { name: 'First name' }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Adaeze')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Country you live in' })).toBeFocused()
    await page.keyboard.type('United K')
    await page.keyboard.press('Tab')
    await page.keyboard.type('07911 123456')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/setting#details')
    await expectMessage(page, 'Your settings have been saved.')
    await expect(page.getByRole('button', { name: 'Your account: Adaeze Obi' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Country you live in' })).toHaveValue('GB')
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('+447911123456')
    if (script === 'on') {
      await expect(page.getByRole('button', { name: 'Save my details' })).toBeFocused()
      await expect(field(page, 'New email address')).toHaveValue('ada@example.com')
    }

    await page.getByLabel('Send me a receipt of each application I send').uncheck()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect(page).toHaveURL('/setting#notifications')
    await expect(page.getByLabel('Send me a receipt')).not.toBeChecked()
    await expect(page.getByLabel('When people apply for a job I posted')).toHaveValue('each')
  },
)

test(
  'a new password ends the sessions of other browsers, not this one',
  { tag: '@any-width' },
  async ({ page, server, browser }) => {
    const person = await aPerson(server.db)
    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
    await logIn(page, server, person)
    await logIn(elsewhere, server, person)

    await page.goto('/setting')
    await field(page, 'New password').fill(`${person.firstName}${person.lastName}-2024!`)
    await expect(page.getByText('it is your name or part of your email')).toBeVisible()
    await changePassword(page, PASSWORD)

    await expect(page).toHaveURL('/setting#password')
    await expectMessage(page, 'Password changed successfully')
    await expect(field(page, 'New password')).toHaveValue('')
    await elsewhere.goto('/setting')
    await expect(elsewhere).toHaveURL('/login?next=%2Fsetting')
    await logInByPassword(elsewhere, person, NEW_PASSWORD)
    await elsewhere.context().close()
  },
)

test(
  'a person sees where they are logged in, and logs a device out',
  { tag: '@any-width' },
  async ({ page, server, browser, expectAccessible }) => {
    const person = await aPerson(server.db)
    const context = await browser.newContext({ baseURL: server.url, userAgent: IPHONE })
    const phone = await context.newPage()
    await logIn(page, server, person)
    await logIn(phone, server, person)

    await page.goto('/setting')
    const devices = page.getByRole('region', { name: 'Devices' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
    await expectAccessible()
    await devices.getByRole('button', { name: 'Log out Safari on iOS' }).click()

    await expect(page).toHaveURL('/setting#devices')
    await expectMessage(page, 'That device has been logged out.')
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expect(devices.getByRole('button')).toHaveCount(0)
    await phone.goto('/setting')
    await expect(phone).toHaveURL('/login?next=%2Fsetting')

    await logIn(phone, server, person)
    await page.reload()
    await devices.getByRole('button', { name: 'Log out everywhere else' }).click()
    await expectMessage(page, 'You have been logged out everywhere else.')
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await context.close()
  },
)

test(
  'an address changes when its link is opened and the button there pressed',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const person = await aPerson(server.db)
    const newEmail = anAddress()
    await logIn(page, server, person)
    await page.goto('/setting')
    await requestNewAddress(page, newEmail)

    await expect(page).toHaveURL('/setting#email')
    const section = page.getByRole('region', { name: 'Email address' })
    await expect(section).toContainText(`${newEmail} waits for you`)
    await expect(section).toContainText(`You log in with ${person.email}`)
    await expectAccessible()

    const token = tokenIn(await waitForMail(server, newEmail, /Confirm your new email address/))
    await page.goto(`/setting/email?token=${token}`)
    await expect(page.getByRole('main')).toContainText(newEmail)
    await expectAccessible()
    await page.getByRole('button', { name: 'Use this address' }).click()

    await expect(page).toHaveURL('/setting#email')
    await expectMessage(page, 'Your email address has been changed.')
    await expect(section).toContainText(`You log in with ${newEmail}`)
    await expect(section).not.toContainText('waits for you')
  },
)

test(
  'a person downloads everything Landfall knows about them',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await beLoggedIn(page, server)
    await page.goto('/setting')
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).click()

    const download = await started
    expect(download.suggestedFilename()).toMatch(/^landfall-data-\d{4}-\d\d-\d\d\.zip$/)
    expect(await download.failure()).toBeNull()
  },
)

test(
  'a mailed link keeps its secret, and is not used up by being looked at',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const person = await aPerson(server.db)
    const newEmail = anAddress()
    await logIn(page, server, person)
    const { request } = page
    const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
      request.post('/setting?form=email', { form, headers, maxRedirects: 0 })
    expect((await post({ newEmail, emailPassword: PASSWORD })).status()).toBe(303)
    const token = tokenIn(await waitForMail(server, newEmail, /Confirm your new email address/))
    const link = `/setting/email?token=${token}`

    const looks = [await request.get(link), await request.get(link), await request.head(link)]
    for (const look of looks) {
      expect(look.status()).toBe(200)
      expect(look.headers()).toMatchObject({
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
      })
    }
    expect(await looks[0]?.text()).toContain('<meta name="robots" content="noindex"/>')
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    const empty = { form: {}, maxRedirects: 0 }
    expect((await request.post(link, { ...empty, headers: elsewhere })).status()).toBe(403)
    expect((await request.post(link, empty)).status()).toBe(303)
    expect((await request.post(link, empty)).status()).toBe(410)
    expect((await request.get(link)).status()).toBe(410)
  },
)

test(
  'no one changes settings without a session, from another site, or with unknown forms',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const person = await aPerson(server.db)
    const form = { firstName: 'Mallory', lastName: 'M', mobileNumber: '', currentLocation: 'GB' }
    const post = (name: string, headers: Record<string, string> = {}) =>
      page.request.post(`/setting?form=${name}`, { form, headers, maxRedirects: 0 })

    const anonymous = await post('details')
    expect(anonymous.status()).toBe(303)
    expect(anonymous.headers().location).toMatch(/^\/login\?next=/)
    await logIn(page, server, person)
    expect((await post('details', { 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
    expect((await post('nothing')).status()).toBe(400)
    expect((await post('constructor')).status()).toBe(400)
    const tooLong = { ...form, lastName: 'M'.repeat(300_000) }
    expect((await page.request.post('/setting?form=details', { form: tooLong })).status()).toBe(413)
    const withFiles = await page.request.post('/setting?form=details', { multipart: form })
    expect(withFiles.status()).toBe(415)

    await page.goto('/setting')
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  },
)

test.describe('when the server refuses', () => {
  test.use({ expectedLog: /status of 4(04|22)/ })

  test(
    'each form says why, at its own place',
    { tag: '@any-width' },
    async ({ page, server, browser }) => {
      const person = await beLoggedIn(page, server)
      await page.goto('/setting')
      const email = page.locator('#email')
      await email.getByLabel('New email address').fill(anAddress())
      await email.getByLabel('Your password', { exact: true }).fill('Tide-and-Harbour-8')
      await email.getByRole('button', { name: 'Send me a link' }).click()
      await expect(email.getByRole('alert')).toContainText('This is not your password.')

      await changePassword(page, 'Tide-and-Harbour-8')
      const password = page.getByRole('region', { name: 'Password' })
      await expect(password.getByRole('alert')).toContainText('This is not your password.')
      await expect(email.getByRole('alert')).toHaveCount(0)

      const context = await browser.newContext({ baseURL: server.url, userAgent: IPHONE })
      await logIn(await context.newPage(), server, person)
      await context.close()
      await page.goto('/setting')
      await server.db.deleteFrom('session').where('userAgent', '=', IPHONE).execute()
      await page.getByRole('button', { name: 'Log out Safari on iOS' }).click()
      const devices = page.getByRole('region', { name: 'Devices' })
      await expect(devices.getByRole('alert')).toContainText('is not logged in any more.')
      await expect(devices.getByRole('button', { name: 'Log out Safari on iOS' })).toHaveCount(0)
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 4(04|22)/ })

  test(
    'each form comes back with its own mistakes, at its own place',
    { tag: '@any-width' },
    async ({ page, server }) => {
      await beLoggedIn(page, server)
      await page.goto('/setting')
      await page.getByRole('textbox', { name: 'First name' }).fill('Ad4')
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('0803')
      await page.getByRole('button', { name: 'Save my details' }).click()

      await expect(page).toHaveTitle('Error: Settings – Landfall')
      const details = page.getByRole('region', { name: 'Your details' })
      await expect(details.getByText('There is a problem')).toBeInViewport()
      await expect(page.getByText('There is a problem')).toHaveCount(1)
      const firstName = page.getByRole('textbox', { name: 'First name' })
      await expect(firstName).toHaveValue('Ad4')
      await expect(firstName).toHaveAccessibleDescription(/Invalid name entered/)
      await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0803')
      await page.getByRole('link', { name: 'Invalid name entered' }).click()
      await expect(firstName).toBeFocused()

      await changePassword(page, 'Tide-and-Harbour-8')

      const password = page.getByRole('region', { name: 'Password' })
      await expect(password.getByRole('alert')).toContainText('This is not your password.')
      await expect(page.locator(':focus')).toContainText('This is not your password.')
      for (const label of ['Current password', 'New password again']) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
      }
      await expect(firstName).toHaveValue('Ada')
    },
  )

  test(
    'a change of address is withdrawn, and an outdated list of devices logs no one out',
    { tag: ['@any-width', '@long'] },
    async ({ page, server, browser }) => {
      const person = await beLoggedIn(page, server)
      const context = await browser.newContext({ baseURL: server.url, userAgent: IPHONE })
      const phone = await context.newPage()
      await logIn(phone, server, person)
      await page.goto('/setting')
      await requestNewAddress(page, anAddress())
      await page.getByRole('button', { name: 'Keep the old address' }).click()
      await expectMessage(page, 'Your settings have been saved.')
      await expect(page.getByRole('button', { name: 'Keep the old address' })).toHaveCount(0)

      await server.db.deleteFrom('session').where('userAgent', '=', IPHONE).execute()
      await page.getByRole('button', { name: 'Log out Safari on iOS' }).click()

      const devices = page.getByRole('region', { name: 'Devices' })
      await expect(devices.getByRole('alert')).toContainText(
        'That device is not logged in any more.',
      )
      await context.close()
    },
  )
})
