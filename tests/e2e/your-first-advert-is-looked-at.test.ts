import { jobPath } from '#board/jobs/model/job-paths.ts'
import { afterHydration, expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, logIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import {
  aTitle,
  button,
  field,
  fillInAdvert,
  noFee,
  publish,
  toLastStep,
} from '#tests/support/posting-pages.ts'

test.use({ firstLook: 'unproved' })

for (const script of ['on', 'off'] as const)
  test.describe(`with script ${script}`, () => {
    test.use({ script, expectedLog: /status of 404/ })

    test('an advert waits, the desk lets it pass, and a change waits the same way', async ({
      page,
      server,
      browser,
      expectAccessible,
    }) => {
      const title = aTitle()
      await beLoggedIn(page, server)
      await page.goto('/post')
      await fillInAdvert(page, title)
      await expect(
        page.getByText('A person looks at it, usually within one working day'),
      ).toBeVisible()
      await expect(page.getByText('It appears at once')).toHaveCount(0)
      await publish(page).click()
      await expectMessage(
        page,
        'It is not in this list yet. A person looks at it, usually within one working day.',
      )
      await expect(page).toHaveURL('/jobs')

      // Its poster reads why and sees it; nobody else does.
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'See why' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are looking at this')
      await expect(
        page.getByText(/^Since .* A person looks at it, usually within one working day\.$/),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'Prove whom you post for' })).toBeVisible()
      await expect(page.getByText('The person who decides reads the newest one.')).toBeVisible()
      await expectAccessible()
      const caseUrl = page.url()
      await page.getByLabel('Your words').fill('Ring our office at any time.')
      await button(page, 'Send').click()
      await expectMessage(page, 'Thank you. We read it and decide.')
      await page.getByRole('link', { name: 'See it as it will be' }).click()
      await expect(
        page.getByText('No one else can see this now: we look at it first.'),
      ).toBeVisible()
      await expectAccessible()
      const { id } = await server.db
        .selectFrom('job')
        .select('id')
        .where('title', '=', title)
        .executeTakeFirstOrThrow()
      const path = jobPath({ id, title })
      expect((await page.request.get(path)).status()).toBe(404)

      // The desk.
      const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: true })
      const desk = await context.newPage()
      await logIn(desk, server, await aPerson(server.db, { isOwner: true }))
      await decide(title)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

      // A change.
      await page.goto(`/post/${id}`)
      await field(page, 'Job title').fill(`${title} by day`)
      await toLastStep(page)
      await noFee(page).check()
      await button(page, 'Save the changes').click()
      await expectMessage(page, 'We look at them first; until then the job stays as it was.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('Your change is not public yet')).toBeVisible()
      await expectAccessible()
      await decide(title)
      await expect
        .poll(async () => {
          await page.reload()
          return page.getByRole('heading', { level: 1 }).textContent()
        })
        .toBe(`${title} by day`)
      await page.goto(caseUrl)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We approved it')
      await context.close()

      async function decide(name: string) {
        await desk.goto('/desk/queue')
        await desk.getByRole('link', { name }).first().click()
        await afterHydration(desk, null)
        await expect(desk.getByText('first-look').first()).toBeVisible()
        await desk.getByRole('button', { name: 'Publish', exact: true }).first().click()
        await expect(desk.locator('#undo')).toBeVisible()
        // The minute in which it can be undone.
        for (const { id: caseId, decidedAt } of await server.db
          .selectFrom('moderationCase')
          .select(['id', 'decidedAt'])
          .where('status', '=', 'decided')
          .execute())
          await server.services.moderation.applyDecision({ caseId, decidedAt: decidedAt ?? '' })
      }
    })
  })
