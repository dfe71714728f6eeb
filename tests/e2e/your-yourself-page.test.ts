import { jobPath } from '#board/jobs/model/job-paths.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { aPerson } from '#tests/support/people.ts'

test.use({ script: 'off' })

test('people in red-list countries read that they may apply', async ({
  page,
  server,
  expectAccessible,
}) => {
  const employer = await aPerson(server.db)
  const [nursing, tech] = [
    await aPostedJob(server.db, employer, { category: 'nursing' }),
    await aPostedJob(server.db, employer, { category: 'tech' }),
  ]
  server.notifyJobsChanged()
  const inMain = page.getByRole('main').locator('a[href$="/apply-yourself"]')
  await page.goto(jobPath(tech))
  await expect(inMain).toHaveCount(0)
  await page.goto(jobPath(nursing))
  await inMain.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You may always apply yourself')
  await expect(page.getByRole('main')).toContainText('It does not stop you.')
  await expect(page.getByRole('main')).toContainText('amber list (Kenya and Nepal, as we saw it on')
  await expectAccessible()
  for (const path of ['/ur/jobs', '/bn', `/ne${jobPath(nursing)}`]) {
    await page.goto(path)
    const language = path.slice(0, 3)
    const link = page.locator(`aside a[href="${language}/apply-yourself"]`)
    await expect(link).toBeVisible()
  }
  await page.goto('/ur/apply-yourself')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('apply')
  await expectAccessible()
})
