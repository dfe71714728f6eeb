import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, holdSession, logIn, waitForMail } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { openMenu } from '#tests/support/posting-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** A job of the page's user, and an applicant for it with their own browser. */
async function aJobWithApplicant(page: Page, server: Server) {
  const me = await beLoggedIn(page, server, { firstName: 'Bola', lastName: 'Ade' })
  const job = await aPostedJob(server.db, me, { title: `Night nurse ${uniqueWord()}` })
  server.notifyJobsChanged()
  const seeker = await aPerson(server.db)
  const other = await page.context().browser()?.newContext({ baseURL: server.url })
  if (!other) throw new Error('There is no browser.')
  await holdSession(other, server, seeker)
  const { uploadResume: _, ...fields } = anApplicationForm(job.id, { fullName: 'Ada Obi' })
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n')
  const uploadResume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
  const multipart = { ...(fields as Record<string, string>), uploadResume }
  expect((await other.request.post('/api/v1/apply', { multipart })).status()).toBe(201)
  const { id } = await server.db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', job.id)
    .executeTakeFirstOrThrow()
  return { job, seeker, other, id }
}

for (const script of ['on', 'off'] as const) {
  test.describe(script === 'on' ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ script, expectedLog: /status of (409|422)/ })

    test(
      'closing a job shows who waits, asks why and tells them',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        const { job, seeker, other, id } = await aJobWithApplicant(page, server)
        await page.goto('/dashboard')
        const menu = await openMenu(page, job.title)
        await menu.getByText('Position filled').click()
        await page.getByRole('button', { name: 'Close the job' }).click()

        await expect(page.getByText('1 application is waiting for you')).toBeVisible()
        await expect(page.getByText('Ada Obi')).toBeVisible()
        await expect(page.getByRole('radio', { name: 'Position filled' })).toBeChecked()
        if (script === 'on') await expectAccessible()
        await page.goto(`/post/${job.id}/close`)
        await page.getByRole('button', { name: 'Close the job' }).click()
        await expect(page.getByText('Choose why you close it.').first()).toBeVisible()
        await page.getByRole('radio', { name: 'The advert was a mistake' }).check()
        if (script === 'on') await expectAccessible()
        await page.getByRole('button', { name: 'Close the job' }).click()

        await expect(page.getByText('This job has closed. You can no longer apply.')).toBeVisible()
        await expect(page.getByText('mistake')).toHaveCount(0)
        const { text } = await waitForMail(server, seeker.email, /has closed: Night nurse/)
        expect(text).toContain('The advert was published by mistake.')
        const theirs = await other.newPage()
        await theirs.goto(`/applications/${id}`)
        await expect(theirs.getByText('This job has closed', { exact: true })).toBeVisible()
        await expect(theirs.getByText('The advert was published by mistake.')).toBeVisible()
        await other.close()
      },
    )

    test(
      'deleting a job asks once, and says what becomes of its applicants',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        const { job, seeker, other, id } = await aJobWithApplicant(page, server)
        await page.goto('/dashboard')
        const menu = await openMenu(page, job.title)
        await menu.locator('details').last().locator('summary').click()
        await expect(
          menu.getByText('People who applied are told. You can no longer read what they sent.'),
        ).toBeVisible()
        if (script === 'on') await expectAccessible()
        await page.getByRole('button', { name: `Confirm deleting: ${job.title}` }).click()

        await expect(page).toHaveURL(/\/dashboard/)
        await expect(page.getByText(job.title)).toHaveCount(0)
        await waitForMail(server, seeker.email, /has been deleted: Night nurse/)
        const theirs = await other.newPage()
        await theirs.goto(`/applications/${id}`)
        await expect(theirs.getByText('This job has been deleted')).toBeVisible()
        await other.close()
      },
    )

    test(
      'whichever button is pressed, what else is typed stays',
      { tag: ['@any-width', '@long'] },
      async ({ page, server, expectAccessible }) => {
        const { job, other, id } = await aJobWithApplicant(page, server)
        await page.goto(`/applicants/${job.id}/${id}`)
        const [note, message] = [
          page.getByLabel('New note'),
          page.getByLabel('Write to the applicant'),
        ]
        await note.fill('Call on Monday.')
        await message.fill('Good morning')
        await page.getByRole('button', { name: 'Shortlisted' }).click()

        await expect(page.getByText('Your message is still below')).toBeVisible()
        await expect(page.getByText('Your note is still below')).toBeVisible()
        await expect(page.getByText('Set to Shortlisted')).toBeVisible()
        await expect(note).toHaveValue('Call on Monday.')
        await expect(message).toHaveValue('Good morning')
        if (script === 'on') await expectAccessible()
        await page.getByRole('button', { name: 'Save the note' }).click()
        await expect(page.getByText('Your note is still below')).toHaveCount(0)
        await expect(message).toHaveValue('Good morning')
        await page.getByRole('button', { name: 'Send the message' }).click()
        await expect(page.getByText('Your message has been sent.')).toBeVisible()
        await expect(message).toHaveValue('')
        await expect(page.getByText('Call on Monday.', { exact: true })).toBeVisible()
        await page.getByRole('button', { name: 'Take it back' }).click()
        await expect(page.getByText('Set to Seen')).toBeVisible()
        await other.close()
      },
    )
  })
}

test(
  'a changed job is on the applicant’s page, with one press to withdraw',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const { seeker, other, id } = await aJobWithApplicant(page, server)
    await other.close()
    const changes = [{ fact: 'Pay', before: '£31,000 a year', after: '£27,000 a year' }]
    const licence = { sponsor: 'Saltmarsh House Ltd', publishedOn: '2026-11-20', isListed: false }
    await server.db
      .insertInto('applicationEvent')
      .values([
        { applicationId: id, kind: 'job-changed', detail: JSON.stringify({ changes }) },
        {
          applicationId: id,
          kind: 'licence-changed',
          detail: JSON.stringify({ licence, loadId: 1 }),
        },
      ])
      .execute()
    await page.context().clearCookies()
    await logIn(page, server, seeker)
    await page.goto(`/applications/${id}`)

    await expect(page.getByText('Pay: £31,000 a year → £27,000 a year').first()).toBeVisible()
    await expect(page.getByText('no longer lists “Saltmarsh House Ltd”').first()).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Withdraw because of this' }).click()
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(page.getByText('Your application has been withdrawn.')).toBeVisible()
    await expect(page.getByText('You withdrew it')).toBeVisible()
  },
)
