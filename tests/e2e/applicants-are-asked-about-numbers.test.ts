import { aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'

const LETTER = 'Good morning. My account: sort code 20-45-45 account 73914482.'
const CV = {
  name: 'ada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script, expectedLog: /status of 422/ })

    test(
      'a letter with a bank account is sent only if its writer wants that',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        const employer = await aPerson(server.db)
        const job = await aPostedJob(server.db, employer)
        server.notifyJobsChanged()
        await beLoggedIn(page, server)
        await page.goto(`/jobform/${job.id}`)
        const letter = page.getByLabel('Cover letter')
        const send = page.getByRole('button', { name: 'Send my application' })
        await page.getByLabel('Phone number').fill('+234 803 123 4567')
        await page.getByLabel('Years of experience').fill('6')
        await letter.fill(LETTER)
        await page.getByLabel('CV', { exact: true }).setInputFiles(CV)
        await send.click()

        await expect(letter).toHaveAccessibleDescription(/the number of a bank account/)
        await expect(letter).toHaveValue(LETTER)
        await expectAccessible()
        await page.getByLabel('I want to send these numbers').check()
        // Browsers without scripts have forgotten the file.
        if (script === 'off') await page.getByLabel('CV', { exact: true }).setInputFiles(CV)
        await send.click()
        await expect(page).toHaveURL('/jobs')
        const { coverLetter } = await server.db
          .selectFrom('application')
          .select('coverLetter')
          .where('jobId', '=', job.id)
          .executeTakeFirstOrThrow()
        expect(coverLetter).toBe(LETTER)
      },
    )
  })
}
