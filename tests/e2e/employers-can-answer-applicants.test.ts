import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, holdSession, hurry, waitForMail } from '#tests/support/journeys.ts'
import { aPastApplication, daysAgo } from '#tests/support/past-applications.ts'
import { aPerson } from '#tests/support/people.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** An application through the API, by an applicant with their own browser. */
async function apply(
  page: Page,
  server: Server,
  { jobId, fullName }: { jobId: string; fullName: string },
) {
  const seeker = await aPerson(server.db)
  const other = await page.context().browser()?.newContext({ baseURL: server.url })
  if (!other) throw new Error('There is no browser.')
  await holdSession(other, server, seeker)
  const { uploadResume: _, ...fields } = anApplicationForm(jobId, { fullName })
  const uploadResume = {
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  }
  const multipart = { ...(fields as Record<string, string>), uploadResume }
  const answer = await other.request.post('/api/v1/apply', { multipart })
  expect(answer.status(), await answer.text()).toBe(201)
  return { seeker, browser: other }
}

async function aJobOfMine(page: Page, server: Server) {
  const me = await beLoggedIn(page, server, { firstName: 'Bola', lastName: 'Ade' })
  const job = await aPostedJob(server.db, me, { title: 'Night nurse' })
  server.notifyJobsChanged()
  return { me, job }
}

test('an employer reads an application, decides, notes something and writes back', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { job } = await aJobOfMine(page, server)
  const { seeker, browser } = await apply(page, server, { jobId: job.id, fullName: 'Ada Obi' })
  await apply(page, server, { jobId: job.id, fullName: '=HYPERLINK("x")' })
  const { text } = await waitForMail(server, job.applyEmail ?? '', /applied: Night nurse/)
  expect(text).toContain(`/applicants/${job.id}/`)

  await page.goto(`/jobDetails/${job.id}`)
  await page.getByRole('link', { name: 'See who applied' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applicants')
  await expect(page.getByRole('link', { name: /^All\s*2$/ })).toBeVisible()
  await expectAccessible()
  const table = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await (await table).path()
  expect(await readFile(file, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`)

  await page.getByRole('link', { name: 'Ada Obi' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Obi')
  await expect(page.getByText('I have worked nights for six years.')).toBeVisible()
  await expectAccessible()
  const resume = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the resume' }).click()
  expect((await resume).suggestedFilename()).toBe('resume.pdf')

  await page.getByRole('button', { name: 'Interview' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByText('Set to Interview')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Interview', pressed: true })).toBeVisible()
  await page.getByLabel('New note').fill('Call on Monday.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Call on Monday.')).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await page.getByLabel('Write to the applicant').fill('Can you come on Monday?\nBring your PIN.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  await expect(page.getByText('Can you come on Monday?')).toBeVisible()
  await expectAccessible()
  await hurry(server, 'tell-messages')
  await waitForMail(server, seeker.email, /about your application: Night nurse/)

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await page.getByText('Filters', { exact: true }).click()
  await expectAccessible()
  await page.getByRole('link', { name: /^Interview/ }).click()
  await expect(page).toHaveURL(/status=interview/)
  await expect(page.getByRole('link', { name: 'Ada Obi' })).toBeVisible()
  await expect(page.getByRole('link', { name: '=HYPERLINK' })).toHaveCount(0)

  await hurry(server, 'tell-status')
  await waitForMail(server, seeker.email, /^Interview/)
  const theirs = await browser.newPage()
  const { id } = await server.db
    .selectFrom('application')
    .select('id')
    .where('applicantId', '=', seeker.id)
    .executeTakeFirstOrThrow()
  await theirs.goto(`/applications/${id}`)
  await expect(theirs.getByText('Now: Interview')).toBeVisible()
  await expect(theirs.getByText(/opened your application on/)).toBeVisible()
  await expect(theirs.getByText('Bring your PIN.')).toBeVisible()
  await expect(theirs.getByText('Call on Monday.')).toHaveCount(0)
  await browser.close()
})

test(
  'a withdrawn application can still be read but not decided',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const { job } = await aJobOfMine(page, server)
    const { seeker } = await apply(page, server, { jobId: job.id, fullName: 'Ada Obi' })
    await server.db
      .updateTable('application')
      .set({ withdrawnAt: new Date().toISOString() })
      .where('applicantId', '=', seeker.id)
      .execute()

    await page.goto(`/applicants/${job.id}?status=withdrawn`)
    await page.getByRole('link', { name: 'Ada Obi' }).click()

    await expect(page.getByText('This application is withdrawn')).toBeVisible()
    await expect(page.getByText('I have worked nights')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Interview' })).toHaveCount(0)
    await expectAccessible()
  },
)

test(
  'a job nobody has applied for yet leads on',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const { job } = await aJobOfMine(page, server)
    await page.goto(`/applicants/${job.id}`)

    await expect(page.getByText('There are no applications')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Share the job' }).click()
    await expect(page).toHaveURL(/#share-link$/)
  },
)

test.describe('applications for another employer’s job', () => {
  test.use({ expectedLog: /status of 404/ })

  test('are not found', { tag: '@any-width' }, async ({ page, server }) => {
    const other = await aPerson(server.db)
    const job = await aPostedJob(server.db, other)
    const { seeker } = await apply(page, server, { jobId: job.id, fullName: 'Ada Obi' })
    const { id } = await server.db
      .selectFrom('application')
      .select('id')
      .where('applicantId', '=', seeker.id)
      .executeTakeFirstOrThrow()
    await beLoggedIn(page, server)

    for (const path of [
      `/applicants/${job.id}`,
      `/applicants/${job.id}/${id}`,
      `/applications/${id}`,
    ]) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not here')
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test('an employer decides and writes back', { tag: '@any-width' }, async ({ page, server }) => {
    const { job } = await aJobOfMine(page, server)
    const { seeker } = await apply(page, server, { jobId: job.id, fullName: 'Ada Obi' })
    await page.goto(`/applicants/${job.id}`)
    await page.getByRole('link', { name: 'Ada Obi' }).click()
    await page.getByRole('button', { name: 'Shortlisted' }).click()
    await expect(page.getByText('Set to Shortlisted')).toBeVisible()
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.locator(':focus')).toContainText('Write a message.')
    await page.getByLabel('Write to the applicant').fill('Come on Monday.')
    await page.getByRole('button', { name: 'Send the message' }).click()

    await expect(page.getByText('Your message has been sent.')).toBeVisible()
    await hurry(server, 'tell-messages')
    await waitForMail(server, seeker.email, /about your application/)
  })
})

for (const script of ['on', 'off'] as const) {
  test.describe(`a note that plans a demand, script ${script}`, () => {
    test.use({ script, expectedLog: /status of (?:409|422)/ })

    test(
      'comes back with a sentence beside it, and nothing typed is lost',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        const { job } = await aJobOfMine(page, server)
        await apply(page, server, { jobId: job.id, fullName: 'Ada Obi' })
        await page.goto(`/applicants/${job.id}`)
        await page.getByRole('link', { name: 'Ada Obi' }).click()
        const [note, message] = [page.getByLabel('New note'), page.getByLabel('Write to')]
        await note.fill('Ask her for £2,900 towards the certificate.')
        await message.fill('Come on Monday.')
        await page.getByRole('button', { name: 'Save the note' }).click()

        await expect(page.locator('#note-error')).toContainText('We read: ‘Ask her for £2,900')
        await expect(note).toHaveValue('Ask her for £2,900 towards the certificate.')
        await expect(message).toHaveValue('Come on Monday.')
        if (script === 'on') await expectAccessible()

        // During a review by the desk, no decisions are possible, and typed text stays.
        await server.db
          .updateTable('organisation')
          .set({ frozenAt: new Date().toISOString() })
          .where('id', '=', job.organisationId ?? '')
          .execute()
        await page.getByRole('button', { name: 'Shortlisted' }).click()
        await expect(
          page.getByText('We are still looking at what you wrote or posted.').first(),
        ).toBeVisible()
        await expect(message).toHaveValue('Come on Monday.')
        await page.getByRole('button', { name: 'Send the message' }).click()
        await expect(page.getByText('We look at your message before it is sent.')).toBeVisible()
      },
    )
  })
}

test(
  'on a small phone only a long crumb is cut, and a row that goes on fades at its end',
  { tag: '@phone' },
  async ({ page, server }) => {
    const me = await beLoggedIn(page, server)
    const title = 'Mental Health Nurse, Community Rehabilitation Inpatient Unit, Nights'
    const job = await aPostedJob(server.db, me, { title })
    await aPastApplication(server.db, job, { createdAt: daysAgo(2) })
    const isWhole = ({ lastElementChild: text }: Element) =>
      text !== null && text.scrollWidth <= text.clientWidth
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    const groups = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /^Still / }) })
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`/applicants/${job.id}?view=table`)
      const wholes = await Promise.all((await crumbs.all()).map((crumb) => crumb.evaluate(isWhole)))
      expect(wholes).toEqual([true, false, true])
      await expect(groups).toHaveCSS('mask-image', /^linear-gradient\(to right/)
      // At its end nothing is under what fades.
      const room = await groups.evaluate((list) => {
        list.scrollLeft = list.scrollWidth
        const [end, last] = [list, list.lastElementChild ?? list].map(
          (one) => one.getBoundingClientRect().right,
        )
        return (end ?? 0) - (last ?? 0)
      })
      expect(room).toBeGreaterThanOrEqual(40)
    }
  },
)
