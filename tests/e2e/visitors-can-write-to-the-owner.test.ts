import type { Page } from '@playwright/test'
import type { JourneyServer } from '#tests/support/e2e-server.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { takeAMinute } from '#tests/support/form-time.ts'
import { expectMessage, stopClock } from '#tests/support/journeys.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

/** A unique name, found again among the mails. */
const aName = () => `Ada Obi of ${uniqueWord()}`

/** For the browser's log alone. */
const INTERNAL = 'An error occurred while sending the email.'

type Answers = Record<'name' | 'email' | 'message', string>

async function write(page: Page, server: JourneyServer, answers: Answers) {
  await takeAMinute(page, server)
  await page.getByRole('textbox', { name: 'Full name' }).fill(answers.name)
  await page.getByRole('textbox', { name: 'Email' }).fill(answers.email)
  await page.getByRole('textbox', { name: 'Message' }).fill(answers.message)
}

/** Checks the mail in this machine's mailbox. */
async function expectMail(page: Page, subject: string, words: string) {
  // The mailbox is only shown on this machine, so the request must not name another visitor.
  await page.context().setExtraHTTPHeaders({})
  await expect(async () => {
    await page.goto('/dev/mail')
    await page.getByRole('link', { name: subject }).click({ timeout: 3000 })
  }).toPass({ timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
}

test('a visitor writes a message with the keyboard alone, and it reaches the owner', async ({
  page,
  server,
  expectAccessible,
  script,
}) => {
  test.skip(script !== 'on', 'the app moves the focus into the dialog')
  const name = aName()
  await page.goto('/contact')
  await expectAccessible()
  await takeAMinute(page, server)
  await page.getByRole('textbox', { name: 'Full name' }).focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Is the night post open?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Email Sent Successfully!' })
  await expect(dialog).toContainText('Your email has been sent successfully.')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Enter')

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused()
  for (const field of ['Full name', 'Email', 'Message']) {
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('')
  }
  await expectMail(page, `Message from ${name}`, 'Is the night post open?')
  await expectAccessible()
})

test.describe('a refusal', () => {
  test.use({ expectedLog: /status of 4(22|29)|ERR_|An error occurred while sending the email/ })

  test(
    'is shown in a sentence, and the visitor corrects the form',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible }) => {
      await page.goto('/contact')
      await write(page, server, { name: aName(), email: 'ada@example.com', message: ' ' })
      await page.getByRole('button', { name: 'Submit' }).click()

      await expectMessage(page, 'Write a message.')
      const message = page.getByRole('textbox', { name: 'Message' })
      await expect(message).toBeFocused()
      await expect(message).toHaveAccessibleDescription(/Write a message/)
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com')
      await expect(page.getByText('Failed to send email.')).toHaveCount(0)
      await expectAccessible()

      await message.fill('Hello')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )

  test(
    'is shown for five seconds at the top centre, longer while the pointer is on its button',
    { tag: '@long' },
    async ({ page, script }) => {
      test.skip(script !== 'on', 'the clock can be stopped once the app runs')
      await page.clock.install()
      await page.goto('/contact')
      await stopClock(page)
      await page.getByRole('button', { name: 'Submit' }).click()
      const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
      await expect(toast).toBeVisible()
      const box = await toast.boundingBox()
      const width = page.viewportSize()?.width ?? 0
      expect(box?.y).toBeLessThan(120)
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(30)

      // The stopped clock draws no frames, for which hover() would wait.
      const close = await page.locator('.toast-close').boundingBox()
      await page.mouse.move((close?.x ?? 0) + 20, (close?.y ?? 0) + 20, { steps: 3 })
      await expect(page.locator('.toasts')).toHaveAttribute('data-expanded')
      await page.clock.runFor(10_000)
      await expect(toast).toBeVisible()
      await page.mouse.move(0, 700)
      await expect(page.locator('.toasts')).not.toHaveAttribute('data-expanded')
      await page.clock.runFor(4900)
      await expect(toast).toBeVisible()
      await page.clock.runFor(200)

      await expect(toast).toBeHidden()
    },
  )

  test(
    'by the network leaves the form as typed and never shows the internal text',
    { tag: ['@any-width', '@long'] },
    async ({ page, server, script }) => {
      test.skip(script !== 'on', 'until the app runs the browser reports a failed connection')
      await page.goto('/contact')
      await write(page, server, { name: aName(), email: 'ada@example.com', message: 'Hello' })
      await page.route('/send-email', (route) => route.abort())
      const isLogged = page.waitForEvent('console', (message) => message.text() === INTERNAL)
      await page.getByRole('button', { name: 'Submit' }).click()
      await isLogged

      await expectMessage(page, 'We could not reach the server.')
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
      await expect(page.getByText(INTERNAL)).toHaveCount(0)

      await page.unroute('/send-email')
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByText('We could not reach the server.')).toHaveCount(0)
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test(
    'a visitor corrects a mistake and sends a message',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const name = aName()
      await page.goto('/contact')
      await write(page, server, { name, email: 'ada@example.com', message: '' })
      await page.getByRole('button', { name: 'Submit' }).click()

      await expect(page).toHaveTitle('Error: Reach out to us – Landfall')
      await expect(page.locator(':focus')).toContainText('There is a problem')
      await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(name)
      const message = page.getByRole('textbox', { name: 'Message' })
      await expect(message).toHaveAccessibleDescription(/Write a message/)
      await page.getByRole('link', { name: 'Write a message.' }).click()
      await expect(message).toBeFocused()

      await message.fill('Good morning')
      await page.getByRole('button', { name: 'Submit' }).click()

      const dialog = page.getByRole('dialog', { name: 'Email Sent Successfully!' })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await expectMail(page, `Message from ${name}`, 'Good morning')
    },
  )
})

test(
  'the form can be posted under any name of this machine, and from no other site',
  { tag: '@any-width' },
  async ({ request }) => {
    const form = { email: 'ada@example.com', message: 'Hello' }
    const post = (headers: Record<string, string>) =>
      request.post('/contact', { form, headers, maxRedirects: 0 })

    const sameSite = await post({ host: '127.0.0.1:1', origin: 'http://127.0.0.1:1' })
    const otherSite = await post({ origin: 'https://evil.example' })

    // It arrives, but is rejected as a bot's: it does not say when the form was opened.
    expect(sameSite.status()).toBe(400)
    expect(await sameSite.text()).toContain('so it was not sent. Your text is still here')
    expect(otherSite.status()).toBe(403)
  },
)
