import { recountRates } from '#hiring/answer-rate/answer-rate.queries.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPastApplication, aPastDecision, daysAgo } from '#tests/support/past-applications.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test('how an employer answers stands on its jobs, and its members see how that comes about', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const { db } = server
      const owner = await beLoggedIn(page, server)
      const employerName = `Salt ${uniqueWord()}`
      const organisationId = await insertOrganisation(db, owner.id, employerName)
      const job = await aPostedJob(db, owner, { organisationId, employerName, poster: 'proved' })
      await page.goto(`/organisations/${organisationId}/answers`)
      await expect(page.getByText('No one is waiting for your first answer')).toBeVisible()
      await expect(page.getByText('Seekers do not see this yet')).toBeVisible()

      await aProof(db, organisationId)
      for (let count = 0; count < 10; count += 1) {
        const id = await aPastApplication(db, job, { createdAt: daysAgo(20) })
        if (count > 0)
          await aPastDecision(db, id, { status: 'shortlisted', createdAt: daysAgo(18.5) })
      }
      const waiting = await aPastApplication(db, job, { createdAt: daysAgo(2) })
      await recountRates(db)
      server.notifyJobsChanged()

      await page.goto(`/organisations/${organisationId}`)
      await page.getByRole('link', { name: 'Your answers' }).click()
      const words = 'So far it has answered 90% of the people who applied, usually within 2 days.'
      await expect(page.getByText(`‘${words}’`)).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: '20 days' })).toHaveCount(1)
      await expectAccessible()
      await page.getByRole('link', { name: 'Ada Obi' }).last().click()
      await expect(page).toHaveURL(`/applicants/${job.id}/${waiting}`)

      await page.goto(`/jobDetails/${job.id}`)
      await expect(page.getByText(words)).toBeVisible()
    })
  })
}
