import { aMessage, aStartupRequest } from '#tests/support/admin.ts'
import { aCase } from '#tests/support/cases.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'

test('wherever the desk writes to somebody, it reads that it may not advise them on their visa', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { db } = server
  await beLoggedIn(page, server, { isOwner: true })
  const job = await aPostedJob(db, await aPerson(db), { status: 'held', heldBecause: 'A look.' })
  for (const path of [
    `/desk/messages/${(await aMessage(db)).id}`,
    `/desk/startups/${(await aStartupRequest(db)).id}`,
    '/desk/startups/templates',
    `/desk/queue/${await aCase(db, { jobId: job.id })}`,
  ]) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toContainText('Never advise somebody on their own visa')
    await expect(main).toContainText('Immigration and Asylum Act 1999, section 84')
    await expect(main.getByRole('link', { name: 'Send them to an adviser' })).toHaveAttribute(
      'href',
      'https://www.gov.uk/find-an-immigration-adviser',
    )
    await expectAccessible()
  }
})
