import { aPostedJob } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { asUpload } from '#tests/support/posting-pages.ts'

const QUESTIONS = [{ key: 'work-now' }, { key: 'own-1', text: 'Can you work nights?' }]

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script, expectedLog: /status of 422/ })

    test('an applicant answers what the employer asks', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const employer = await aPerson(server.db)
      const questions = JSON.stringify(QUESTIONS)
      const job = await aPostedJob(server.db, employer, { questions })
      server.notifyJobsChanged()
      await beLoggedIn(page, server)
      await page.goto(`/jobform/${job.id}`)
      await page.getByLabel('Years of experience').fill('6')
      await page.getByLabel('Cover letter').fill('Good morning. I have worked nights for years.')
      await page.getByLabel('Can you work nights?').fill('Yes, for six years.')
      const resume = page.getByLabel('CV', { exact: true })
      await resume.setInputFiles(await asUpload(new File([aPdf()], 'Ada Obi.pdf')))
      const send = page.getByRole('button', { name: 'Send my application' })
      await send.click()

      for (const problem of ['Enter your phone number.', /^Say if you may work in the UK now\./])
        await expect(page.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
      await expect(page.getByLabel('Can you work nights?')).toHaveValue('Yes, for six years.')
      await expectAccessible()
      await page.getByLabel('Phone number').fill('+234 803 123 4567')
      await page.getByLabel('No, I need a visa or a new sponsor').check()
      // Browsers without scripts have forgotten the file.
      if (script === 'off')
        await resume.setInputFiles(await asUpload(new File([aPdf()], 'Ada Obi.pdf')))
      await send.click()
      await expect(page).toHaveURL('/jobs')

      const { id } = await server.db
        .selectFrom('application')
        .select('id')
        .where('jobId', '=', job.id)
        .executeTakeFirstOrThrow()
      await page.goto(`/applications/${id}`)
      await expect(page.getByText('No, I need a visa or a new sponsor')).toBeVisible()
      await expect(page.getByText('Yes, for six years.')).toBeVisible()
    })
  })
}

test(
  'questions that came with several jobs are answered afterwards',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const employer = await aPerson(server.db)
    const job = await aPostedJob(server.db, employer)
    server.notifyJobsChanged()
    await beLoggedIn(page, server)
    await page.goto(`/jobform/${job.id}`)
    await page.getByLabel('Phone number').fill('+234 803 123 4567')
    await page.getByLabel('Years of experience').fill('6')
    await page.getByLabel('Cover letter').fill('Good morning. I have worked nights for years.')
    const file = await asUpload(new File([aPdf()], 'Ada Obi.pdf'))
    await page.getByLabel('CV', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Send my application' }).click()
    await expect(page).toHaveURL('/jobs')
    const questions = JSON.stringify(QUESTIONS)
    await server.db.updateTable('job').set({ questions }).where('id', '=', job.id).execute()
    const { id } = await server.db
      .updateTable('application')
      .set({ screeningAnswers: null })
      .where('jobId', '=', job.id)
      .returning('id')
      .executeTakeFirstOrThrow()

    await page.goto(`/applications/${id}`)
    await page.getByRole('link', { name: 'Answer the 2 questions' }).click()
    await page.getByLabel('Yes', { exact: true }).check()
    await expectAccessible()
    await page.getByRole('button', { name: 'Send my answers' }).click()

    await expect(page.getByText('The employer has your answers.')).toBeVisible()
    await expect(page.getByText('May you work in the UK now, without a new visa?')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Answer the/ })).toHaveCount(0)
  },
)
