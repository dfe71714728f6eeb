import type { Page } from '@playwright/test'
import { SCAN_WORDS } from '#platform/files/documents/scan-words.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { VIRUS } from '#tests/support/clamd.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, waitForMail } from '#tests/support/journeys.ts'
import { aLoggedInPage } from '#tests/support/second-browser.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const aFile = (name: string, content = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`),
})

/** A seeker in this browser, and an employer with a job in a second one. */
async function twoBrowsers(page: Page, server: Server, hasScript: boolean) {
  const seeker = await beLoggedIn(page, server)
  const { page: theirs, person } = await aLoggedInPage(page, server, { hasScript })
  const job = await aPostedJob(server.db, person, { title: `Night nurse ${uniqueWord()}` })
  server.notifyJobsChanged()
  const findApplication = () =>
    server.db
      .selectFrom('application')
      .select('id')
      .where('jobId', '=', job.id)
      .executeTakeFirstOrThrow()
  return { seeker, theirs, job, findApplication }
}

async function fillIn(page: Page, jobId: string) {
  await page.goto(`/jobform/${jobId}`)
  await page.getByLabel('Phone number').fill('+234 803 123 4567')
  await page.getByLabel('Years of experience').fill('6')
  await page.getByLabel('Cover letter').fill('I have worked nights for six years.')
}

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script, expectedLog: /status of 422/ })

    test('a CV that is being checked reaches the employer when it is clean', async ({
      page,
      server,
      expectAccessible,
    }) => {
      test.slow()
      const scene = await twoBrowsers(page, server, script === 'on')
      const { seeker, theirs, job } = scene
      const cv = page.getByLabel('CV', { exact: true })
      const send = page.getByRole('button', { name: 'Send my application' })

      await fillIn(page, job.id)
      await cv.setInputFiles(aFile('virus.pdf', VIRUS))
      await send.click()
      await expect(cv).toHaveAccessibleDescription(
        new RegExp(new DomainError('virus_found').message),
      )
      await expect(page.getByLabel('Cover letter')).toHaveValue(/six years/)
      await expectAccessible()

      await server.clamd.leave()
      try {
        await cv.setInputFiles(aFile('cv.pdf'))
        await send.click()
        await expect(page.getByText(/still checking your CV for viruses/)).toBeVisible()
        const { id } = await scene.findApplication()
        await page.goto(`/applications/${id}`)
        await expect(page.getByText(SCAN_WORDS.own.waiting)).toBeVisible()
        await page.getByLabel('Write to the employer').fill('My certificate')
        await page.getByLabel('File').setInputFiles(aFile('certificate.pdf', VIRUS))
        await page.getByRole('button', { name: 'Send the message' }).click()
        await expect(page.getByText(SCAN_WORDS.own.waiting)).toHaveCount(2)
        await expectAccessible()

        await theirs.goto(`/applicants/${job.id}/${id}`)
        await expect(theirs.getByText(SCAN_WORDS.others.waiting)).toHaveCount(2)
        await expect(theirs.getByRole('link', { name: 'Download the resume' })).toHaveCount(0)
        await expect(theirs.getByRole('link', { name: 'certificate.pdf' })).toHaveCount(0)
      } finally {
        await server.clamd.comeBack()
      }
      await server.scanWaiting()

      await theirs.reload()
      const download = theirs.waitForEvent('download')
      await theirs.getByRole('link', { name: 'Download the resume' }).click()
      expect((await download).suggestedFilename()).toBe('cv.pdf')
      await expect(theirs.getByText(SCAN_WORDS.others.infected)).toBeVisible()
      const mail = await waitForMail(server, seeker.email, /We removed a file that you sent/)
      expect(mail.text).toMatch(/certificate/)
      await page.reload()
      await expect(page.getByText(SCAN_WORDS.own.infected)).toBeVisible()
      await expectAccessible()
      await theirs.context().close()
    })
  })
}
