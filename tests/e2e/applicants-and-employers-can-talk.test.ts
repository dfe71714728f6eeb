import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, hurry, waitForMail } from '#tests/support/journeys.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const PDF = {
  name: 'rota.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

/** An employer in this browser, and an applicant in a second one. */
async function twoBrowsers(page: Page, server: Server, script: 'on' | 'off' = 'on') {
  const me = await beLoggedIn(page, server, { firstName: 'Bola', lastName: 'Ade' })
  const title = `Night nurse ${uniqueWord()}`
  const job = await aPostedJob(server.db, me, { title })
  server.notifyJobsChanged()
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: server.url,
      viewport: page.viewportSize(),
      javaScriptEnabled: script === 'on',
    })
  if (!context) throw new Error('There is no browser.')
  const theirs = await context.newPage()
  const seeker = await beLoggedIn(theirs, server, { firstName: 'Ada', lastName: 'Obi' })
  const { uploadResume: _, ...fields } = anApplicationForm(job.id)
  const multipart = { ...(fields as Record<string, string>), uploadResume: PDF }
  expect((await theirs.request.post('/api/v1/apply', { multipart })).status()).toBe(201)
  const { id } = await server.db
    .selectFrom('application')
    .select('id')
    .where('applicantId', '=', seeker.id)
    .executeTakeFirstOrThrow()
  const paths = { mine: `/applicants/${job.id}/${id}`, theirs: `/applications/${id}` }
  return { me, seeker, job, id, theirs, context, paths }
}

/** Turns mails off as an email program does, and with the page’s buttons, without a log-in. */
async function turnOff(page: Page, server: Server, link: string) {
  const path = link.replace(server.url, '')
  await page.context().clearCookies()
  // Merely opening the link turns nothing off.
  await page.goto(path)
  await page.getByRole('button', { name: 'Turn them off' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We send you no emails about/)
  await page.getByRole('button', { name: 'Turn them on again' }).click()
  await expect(page.getByRole('button', { name: 'Turn them off' })).toBeVisible()
  const form = { 'List-Unsubscribe': 'One-Click' }
  const answer = await page.request.post(path, { form, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Turn them on again' })).toBeVisible()
  expect((await page.request.post('/mails/off?token=status.x.y', { form })).status()).toBe(410)
}

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script, expectedLog: /status of 422/ })

    test(
      'they write to each other, with a file and a decision',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        test.slow()
        const { seeker, job, theirs, context, paths } = await twoBrowsers(page, server, script)
        await theirs.goto(paths.theirs)
        await theirs.getByLabel('Write to the employer').fill('When can I start?')
        await theirs.getByRole('button', { name: 'Send the message' }).click()
        await expect(theirs.getByText('When can I start?')).toBeVisible()
        await expect(theirs.getByLabel('Write to the employer')).toHaveValue('')

        await page.goto('/jobs')
        const unread = page.getByRole('link', { name: /^\d+ unread message/ })
        await expect(unread).toHaveAccessibleName('1 unread message')
        await expectAccessible()
        await unread.click()
        await expect(page).toHaveURL('/inbox')
        await expect(page.getByText('1 new message')).toBeVisible()
        await expect(page.getByText('When can I start?')).toBeVisible()
        await expectAccessible()
        await page.goto('/dashboard?tab=postedJobs')
        await expect(page.getByRole('link', { name: /Jobs Posted.*1 new message/ })).toBeVisible()
        await expect(theirs.getByRole('link', { name: /unread message/ })).toHaveCount(0)
        await page.goto(`/applicants/${job.id}`)
        await expect(page.getByText('1 new message')).toBeVisible()
        await expectAccessible()
        await page.getByRole('link', { name: 'Ada Obi' }).click()
        await expect(page.getByText('When can I start?')).toBeVisible()
        await expect(page.getByText('New', { exact: true })).toBeVisible()
        await expect(unread).toHaveCount(0)
        await expectAccessible()

        await page.getByLabel('Write to the applicant').fill('On Monday, if you like.')
        await page.getByLabel('New note').fill('Kind.')
        await page.getByText('Not this time…').click()
        await page.getByLabel('In your own words').fill('Please pay £900 for the training first.')
        await page.getByRole('button', { name: 'Interview' }).click()
        await expect(page.getByLabel('In your own words')).toHaveAccessibleDescription(/We read:/)
        await expect(page.getByLabel('Write to the applicant')).toHaveValue(
          'On Monday, if you like.',
        )
        await page.getByLabel('In your own words').fill('Come at ten. Ask for Bola.')
        await page.getByRole('button', { name: 'Interview' }).click()
        await expect(page.getByText('Come at ten. Ask for Bola.')).toBeVisible()
        await expect(page.getByLabel('In your own words')).toHaveValue('')
        await expect(page.getByLabel('New note')).toHaveValue('Kind.')
        await expect(page.getByLabel('Write to the applicant')).toHaveValue(
          'On Monday, if you like.',
        )
        await page.getByLabel('File').setInputFiles(PDF)
        await page.getByRole('button', { name: 'Send the message' }).click()
        await expect(page.getByRole('link', { name: 'rota.pdf' })).toBeVisible()
        await expect(page.getByLabel('Write to the applicant')).toHaveValue('')
        await expect(page.getByLabel('New note')).toHaveValue('Kind.')
        await expectAccessible()

        await hurry(server, 'tell-status')
        const mail = await waitForMail(server, seeker.email, /^Interview/)
        await theirs.goto('/about')
        await theirs.getByRole('link', { name: '2 unread messages' }).click()
        await expect(theirs).toHaveURL(/tab=appliedJobs/)
        await theirs.goto(paths.theirs)
        await expect(theirs.getByText('Now: Interview')).toBeVisible()
        await expect(theirs.getByText('Come at ten. Ask for Bola.')).toBeVisible()
        await expect(theirs.getByText('Bola Ade, for Saltmarsh House').first()).toBeVisible()
        await expect(theirs.getByText('No employer may ask you for money')).toBeVisible()
        const download = theirs.waitForEvent('download')
        await theirs.getByRole('link', { name: 'rota.pdf' }).click()
        expect((await download).suggestedFilename()).toBe('rota.pdf')
        await theirs.getByRole('link', { name: 'This asks me for money' }).first().click()
        await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Report a message')

        expect(mail.text).toContain('> Come at ten. Ask for Bola.')
        await turnOff(page, server, mail.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
        await context.close()
      },
    )

    test(
      'what an applicant types stays where another button is pressed',
      { tag: '@any-width' },
      async ({ page, server }) => {
        const { job, id, theirs, context, paths } = await twoBrowsers(page, server, script)
        const { db } = server
        await db
          .updateTable('organisationProof')
          .set({ endedAt: new Date().toISOString() })
          .where('organisationId', '=', job.organisationId)
          .execute()
        await db
          .updateTable('application')
          .set({ sharesDetails: false })
          .where('id', '=', id)
          .execute()
        await theirs.goto(paths.theirs)
        const field = theirs.getByLabel('Write to the poster')
        await field.fill('I can start in May.')
        await theirs.getByRole('button', { name: 'Withdraw my application' }).click()
        const dialog = theirs.getByRole('dialog', { name: 'Withdraw your application?' })
        await dialog.getByRole('button', { name: 'No' }).click()
        await expect(dialog).toBeHidden()
        await expect(field).toHaveValue('I can start in May.')
        await theirs.getByRole('button', { name: /^Send them my CV/ }).click()
        await expect(theirs.getByText(/Your message is still below/)).toBeVisible()
        await expect(theirs.getByRole('button', { name: /^Send them my CV/ })).toHaveCount(0)
        await expect(field).toHaveValue('I can start in May.')

        // The applicant is asked once about a number that others could misuse; it is sent if they confirm.
        await field.fill('I can start in May. Sort code 20-45-45 account 73914482')
        await theirs.getByRole('button', { name: 'Send the message' }).click()
        await expect(field).toHaveAccessibleDescription(/the number of a bank account/)
        await theirs.getByLabel('I want to send these numbers').check()
        await theirs.getByRole('button', { name: 'Send the message' }).click()
        await expect(theirs.getByText(/^I can start in May. Sort code/)).toBeVisible()
        await expect(field).toHaveValue('')

        await field.fill('Sorry.')
        await theirs.getByRole('button', { name: 'Withdraw my application' }).click()
        await dialog.getByRole('button', { name: 'Yes, withdraw it' }).click()
        await expect(theirs.getByText('Your application has been withdrawn.')).toBeVisible()
        await context.close()
      },
    )

    test(
      'a message that is refused keeps its text',
      { tag: '@any-width' },
      async ({ page, server }) => {
        const { theirs, context, paths } = await twoBrowsers(page, server, script)
        await page.goto(paths.mine)
        const bad = 'Transfer £2,900 to IBAN GB29 NWBK 6016 1331 9268 19.'
        await page.getByLabel('Write to the applicant').fill(bad)
        await page.getByRole('button', { name: 'Send the message' }).click()
        await expect(page.getByLabel('Write to the applicant')).toHaveAccessibleDescription(
          /We read:/,
        )
        await expect(page.getByLabel('Write to the applicant')).toHaveValue(bad)

        await theirs.goto(paths.theirs)
        await theirs.getByLabel('Write to the employer').fill('Here is my paper.')
        await theirs.getByLabel('File').setInputFiles({ ...PDF, buffer: Buffer.from('MZ program') })
        await theirs.getByRole('button', { name: 'Send the message' }).click()
        await expect(theirs.getByLabel('File')).toHaveAccessibleDescription(/Choose a PDF or Word/)
        await expect(theirs.getByLabel('Write to the employer')).toHaveValue('Here is my paper.')
        await expect(theirs.getByText('IBAN')).toHaveCount(0)
        await context.close()
      },
    )
  })
}

test(
  'a form that another site sends writes nothing',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const { id, context, paths } = await twoBrowsers(page, server)
    for (const path of Object.values(paths)) {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      const multipart = { text: 'Hello', intent: 'message' }
      const { status } = await page.request
        .post(path, { multipart, headers })
        .then((answer) => ({ status: answer.status() }))
      expect(status).toBe(403)
    }
    const messages = server.db.selectFrom('applicationMessage').where('applicationId', '=', id)
    expect(await messages.selectAll().execute()).toEqual([])
    await context.close()
  },
)

test(
  'what the other side writes appears when one comes back to the page',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const { theirs, context, paths } = await twoBrowsers(page, server)
    await page.goto(paths.mine)
    await theirs.goto(paths.theirs)
    await page.getByLabel('Write to the applicant').fill('I am typing this')
    await theirs.getByLabel('Write to the employer').fill('Are you there?')
    await theirs.getByRole('button', { name: 'Send the message' }).click()
    await expect(theirs.getByText('Are you there?')).toBeVisible()

    await page.evaluate(() => dispatchEvent(new Event('focus')))

    await expect(page.getByText('Are you there?')).toBeVisible()
    await expect(page.getByLabel('Write to the applicant')).toHaveValue('I am typing this')
    await theirs.evaluate(() => dispatchEvent(new Event('focus')))
    await page.getByRole('button', { name: 'Send the message' }).click()
    const mine = page.getByRole('listitem').filter({ hasText: 'I am typing this' })
    await expect(mine).toBeVisible()
    await theirs.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(theirs.getByText('I am typing this')).toBeVisible()
    await expect(theirs.getByText('Seen')).toBeVisible()
    await context.close()
  },
)
