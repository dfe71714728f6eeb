import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import {
  beLoggedIn,
  expectMessage,
  holdSession,
  logInByPassword,
  waitForMail,
} from '#tests/support/journeys.ts'
import { aPerson, codeIn, PASSWORD } from '#tests/support/people.ts'
import { aWrongCode, codeOf, forgetUsedCodes } from '#tests/support/second-step.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function typePassword(page: Page, email: string) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Log in')
}

async function logOut(page: Page) {
  await page.context().clearCookies({ name: 'session' })
}

// The password alone is rejected, which the browser logs.
test.use({ expectedLog: /status of 401/ })

/** Sets up the app on the page; returns its secret and the recovery codes. */
async function setUpApp(page: Page, { db }: Server, { id }: { id: string }) {
  await press(page, 'Set up an app')
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in my app' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\/Landfall:/,
  )
  await page.getByText('Neither works').click()
  const secret = (
    (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  ).replaceAll(' ', '')
  await field(page, 'Code from your app').fill(codeOf(secret))
  await press(page, 'Turn on')
  const list = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const codes = await list.allTextContents()
  await forgetUsedCodes(db, id)
  return { secret, codes }
}

/** An employer whose job has an application, logged in with the password alone. */
async function anEmployer(page: Page, server: Server, { isKnown = false } = {}) {
  const me = await aPerson(server.db)
  if (isKnown) await logInByPassword(page, me)
  const job = await aPostedJob(server.db, me, { title: 'Night nurse' })
  const seeker = await aPerson(server.db)
  const other = await page.context().browser()?.newContext({ baseURL: server.url })
  if (!other) throw new Error('There is no browser.')
  await holdSession(other, server, seeker)
  const { uploadResume: _, ...fields } = anApplicationForm(job.id)
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n')
  const uploadResume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
  const multipart = { ...(fields as Record<string, string>), uploadResume }
  expect((await other.request.post('/api/v1/apply', { multipart })).status()).toBe(201)
  await other.close()
  if (!isKnown) await logInByPassword(page, me)
  return { me, job }
}

test('an employer sets up codes from an app to see applicants, and logs in with them', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { me, job } = await anEmployer(page, server)
  await page.goto(`/applicants/${job.id}`)

  await expect(page).toHaveURL(`/setting/step?next=%2Fapplicants%2F${job.id}`)
  await expect(
    page.getByText('You can see people’s CVs: protect them with two-step login.'),
  ).toBeVisible()
  await expectAccessible()
  const { secret } = await setUpApp(page, server, me)
  await expectAccessible()
  await page.getByRole('link', { name: 'I have written them down' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applicants')
  await expect(page.getByText('Ada Obi')).toBeVisible()
  await waitForMail(server, me.email, /Codes from an app were set up/)

  await logOut(page)
  await page.goto(`/applicants/${job.id}`)
  await typePassword(page, me.email)
  await expect(page).toHaveURL(`/login/step?next=%2Fapplicants%2F${job.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await expectAccessible()
  await field(page, 'Code from your app').fill(codeOf(secret))
  await press(page, 'Log in')
  await expect(page).toHaveURL(`/applicants/${job.id}`)
  await expectMessage(page, 'Successfully logged In')
  await page.goto('/setting')
  await expect(
    page.getByText('It is on: a code from an app. Recovery codes left: 10.'),
  ).toBeVisible()
})

test(
  'an employer reads her first applicant after a code by mail, and sees no offer of it elsewhere',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const { me, job } = await anEmployer(page, server, { isKnown: true })
    await page.goto(`/applicants/${job.id}`)
    await press(page, 'Email me a code')
    await expectMessage(page, 'We have sent the code.')
    await expectAccessible()
    const code = codeIn(await waitForMail(server, me.email, /your code to read/))
    await field(page, 'Code from the email').fill(code.toLowerCase())
    await press(page, 'Read my applicants')
    await expect(page).toHaveURL(`/applicants/${job.id}`)
    await expect(page.getByText('Ada Obi')).toBeVisible()

    await page.context().clearCookies({ name: 'device' })
    await page.goto('/setting/step')
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Email me a code' })).toHaveCount(0)
  },
)

for (const script of ['on', 'off'] as const) {
  test.describe(`before a second step, with script ${script}`, () => {
    test.use({ script })

    for (const sent of [
      { name: 'text', button: 'Send the message' },
      { name: 'note', button: 'Save the note' },
    ]) {
      test(
        `what an employer sends comes back after it, not sent: ${sent.button}`,
        { tag: '@any-width' },
        async ({ page, server }) => {
          const { me, job } = await anEmployer(page, server, { isKnown: true })
          const typed = page.locator(`textarea[name=${sent.name}]`)
          await page.goto(`/applicants/${job.id}`)
          await press(page, 'Email me a code')
          const code = codeIn(await waitForMail(server, me.email, /your code to read/))
          await field(page, 'Code from the email').fill(code)
          await press(page, 'Read my applicants')
          await page.getByRole('link', { name: 'Ada Obi' }).click()
          await typed.fill('When can you start?')
          await press(page, sent.button)
          await expect(page).toHaveURL(/\/setting\/step\?next=/)
          await expectMessage(page, 'This was not sent yet.')
          await setUpApp(page, server, me)
          await page.getByRole('link', { name: 'I have written them down' }).click()
          await expectMessage(page, 'What you typed is back. It was not sent yet.')
          await expect(typed).toHaveValue('When can you start?')
        },
      )
    }
  })
}

test.describe('when the server refuses', () => {
  test.use({ expectedLog: /status of 4\d\d/ })

  test(
    'wrong codes are said so, five end the log-in, and a recovery code gets in',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible }) => {
      const me = await beLoggedIn(page, server)
      await page.goto('/setting/step')
      const { secret, codes } = await setUpApp(page, server, me)
      await logOut(page)
      await page.goto('/login')
      await typePassword(page, me.email)

      const wrong = aWrongCode(secret)
      for (let count = 0; count < 5; count += 1) {
        await field(page, 'Code from your app').fill(wrong)
        await press(page, 'Log in')
        await expect(page.getByRole('alert').first()).toContainText('wrong or has been used')
        await expect(field(page, 'Code from your app')).toBeVisible()
        if (count === 0) await expectAccessible()
        await page.reload()
        if (count === 4) break
      }
      await expect(page).toHaveURL('/login')
      await expectMessage(page, 'Log in again.')

      await typePassword(page, me.email)
      await page.getByText('I have lost my phone').click()
      await field(page, 'Code from your app').fill(codes[0]?.toLowerCase() ?? '')
      await press(page, 'Log in')
      await expect(page).toHaveURL('/dashboard')
      await waitForMail(server, me.email, /recovery code was used/)
    },
  )

  test(
    'an admin comes to the desk by the same way, and cannot turn it off',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const me = await aPerson(server.db, { isOwner: true })
      await logInByPassword(page, me)
      await page.goto('/desk/messages?status=new')
      await expect(page).toHaveURL('/setting/step?next=%2Fdesk%2Fmessages%3Fstatus%3Dnew')
      await setUpApp(page, server, me)
      await page.getByRole('link', { name: 'I have written them down' }).click()
      await expect(page).toHaveURL('/desk/messages?status=new')

      await page.goto('/setting/step')
      await press(page, 'Turn off codes from an app')
      await expect(page.getByText('Add another one first, then remove this one.')).toBeVisible()
      const elsewhere = { 'sec-fetch-site': 'cross-site' }
      for (const path of ['/login/step', '/setting/step?form=app-remove']) {
        const answer = await page.request.post(path, { form: { code: '1' }, headers: elsewhere })
        expect(answer.status()).toBe(403)
      }
      const unknown = await page.request.post('/setting/step?form=constructor', { form: {} })
      expect(unknown.status()).toBe(400)
    },
  )
})

test(
  'a passkey confirms who logs in',
  { tag: '@any-width' },
  async ({ page, server, script, expectAccessible }) => {
    test.skip(script !== 'on', 'passkeys need a script')
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const me = await beLoggedIn(page, server)
    await page.goto('/setting/step')
    await press(page, 'Add a passkey')
    await expect(page.getByRole('region', { name: 'Your recovery codes' })).toBeVisible()
    await page.getByRole('link', { name: 'I have written them down' }).click()
    await expect(page.getByRole('button', { name: /^Remove Chrom/ })).toBeVisible()
    await expectAccessible()
    await waitForMail(server, me.email, /A passkey was added/)

    await logOut(page)
    await page.goto('/login')
    await typePassword(page, me.email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
    await expectAccessible()
    await press(page, 'Use my passkey')
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/setting/step')
    await expect(page.getByText(/Last used on/)).toBeVisible()
    await page.getByRole('button', { name: /^Remove Chrom/ }).click()
    await expectMessage(page, 'Removed.')
    await expect(page.getByRole('button', { name: /^Remove Chrom/ })).toHaveCount(0)
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 4\d\d/ })

  test(
    'codes from an app are set up, used at log-in, renewed and turned off',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const me = await beLoggedIn(page, server)
      const confirmedAt = '2026-01-01T00:00:00Z'
      await server.db
        .updateTable('session')
        .set({ confirmedAt })
        .where('accountId', '=', me.id)
        .execute()
      await page.goto('/setting')
      await page.getByRole('link', { name: 'Set up two-step login' }).click()
      await field(page, 'Your password').fill('Wrong-and-wrong-1')
      await press(page, 'Go on')
      await expect(page.getByRole('alert').first()).toContainText('This is not your password.')
      await field(page, 'Your password').fill(PASSWORD)
      await press(page, 'Go on')
      await expect(page.getByText('To add a passkey, your browser must run scripts.')).toBeVisible()
      const { secret, codes } = await setUpApp(page, server, me)

      await logOut(page)
      await page.goto('/login?next=%2Fsetting%2Fstep')
      await typePassword(page, me.email)
      await expect(page).toHaveURL('/login/step?next=%2Fsetting%2Fstep')
      await field(page, 'Code from your app').fill(aWrongCode(secret))
      await press(page, 'Log in')
      await expect(page.getByRole('alert').first()).toContainText('wrong or has been used')
      await field(page, 'Code from your app').fill(codeOf(secret))
      await press(page, 'Log in')
      await expect(page).toHaveURL('/setting/step')

      await press(page, 'Make new recovery codes')
      const list = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
      await expect(list).toHaveCount(10)
      expect(await list.allTextContents()).not.toContain(codes[0])
      await page.goto('/setting/step')
      await press(page, 'Turn off codes from an app')
      await expect(page.getByText('Removed. We have told you by email, too.')).toBeVisible()
      await page.goto('/setting')
      await expect(page.getByText('It is off. You log in with your password alone.')).toBeVisible()
    },
  )
})
