import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { addDays, toLondonDay } from '#platform/primitives/time/days.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPastApplication, daysAgo } from '#tests/support/past-applications.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'an employer reads how its jobs do, of all and of one',
      { tag: '@phone' },
      async ({ page, server, expectAccessible }) => {
        const { db } = server
        const owner = await beLoggedIn(page, server)
        const organisationId = await insertOrganisation(db, owner.id, `Salt ${uniqueWord()}`)
        const job = await aPostedJob(db, owner, { organisationId })
        const other = await aPostedJob(db, owner, { organisationId })
        await page.goto(`/organisations/${organisationId}/figures`)
        await expect(page.getByText('No views yet.')).toBeVisible()

        const views = Array.from({ length: 30 }, (_, days) => ({
          jobId: job.id,
          day: addDays(toLondonDay(Date.now()), -days),
          kind: 'view' as const,
          source: 'list' as const,
          count: 5 + ((days * 7) % 11),
        }))
        await db.insertInto('jobDay').values(views).execute()
        await aPastApplication(db, other, { createdAt: daysAgo(3) })

        await page.goto(`/organisations/${organisationId}`)
        await page.getByRole('link', { name: 'Your figures' }).click()
        const total = views.reduce((sum, { count }) => sum + count, 0)
        await expect(page.getByText('Views of the jobs')).toBeVisible()
        await expect(page.getByText(String(total), { exact: true }).first()).toBeVisible()
        await page.getByText('The same as a table').click()
        await expect(
          page.getByRole('table', { name: 'Views and applications by day' }),
        ).toBeVisible()
        await expectAccessible()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBe(page.viewportSize()?.width)

        await page.getByRole('link', { name: '90 days' }).click()
        await expect(page.getByRole('heading', { name: 'By week' })).toBeVisible()
        await page.getByRole('link', { name: other.title }).click()
        await expect(page.getByRole('heading', { name: other.title })).toBeVisible()
        await expect(page.getByText('Forms opened').first()).toBeAttached()
      },
    )
  })
}
