import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, waitForMail } from '#tests/support/journeys.ts'
import { anAddress } from '#tests/support/people.ts'
import { scrollPastLines } from '#tests/support/posting-pages.ts'
import { aPosting } from '#tests/support/postings.ts'

/** Posts a job whose applications go to another person's address. */
async function postTo(page: Page, email: string): Promise<{ id: string; path: string }> {
  const multipart = { ...aPosting({ email, noFee: 'on' }) } as Record<string, string>
  const answer = await page.request.post('/api/v1/post', { multipart })
  expect(answer.status(), await answer.text()).toBe(201)
  const { _id: id } = await answer.json()
  return { id, path: `/jobDetails/${id}` }
}

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script })

    test(
      'an address stands on the job’s page once its holder has agreed',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        await beLoggedIn(page, server)
        const email = anAddress()
        const { id, path } = await postTo(page, email)
        const shown = page.locator('main').getByRole('link', { name: email })

        await page.goto('/dashboard?tab=postedJobs')
        await expect(page.getByText(`applications go to ${email}`)).toBeVisible()
        if (script === 'on') await expectAccessible()
        await page.goto(`/post/${id}`)
        await expect(page.getByText('The address for applications waits for a yes')).toBeVisible()
        await scrollPastLines(page)
        if (script === 'on') await expectAccessible()
        await page.goto(path)
        await expect(shown).toHaveCount(0)

        const mail = await waitForMail(server, email, /^May job applications be sent/)
        const link = /http:\/\/\S+\/confirm-address\S+/.exec(mail.text)?.[0] ?? ''
        await page.goto(link)
        await expect(page.getByText('on Landfall for Harbour View')).toBeVisible()
        if (script === 'on') await expectAccessible()
        await page.getByRole('button', { name: 'Yes, send them to me' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Applications will be sent to you',
        )

        await page.goto(path)
        await expect(shown).toBeVisible()
        await page.goto('/dashboard?tab=postedJobs')
        await expect(page.getByText('Address not confirmed')).toHaveCount(0)
      },
    )
  })
}
