import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aLoggedInPage } from '#tests/support/second-browser.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

// The browser logs a rejected form and a page that is another’s.
test.use({ expectedLog: /422|404/ })

const LETTER = `Willow Care Group offers you the post of night nurse. Place of work: Hull.
Your salary is £28,000 per annum for 48 hours per week.
If you leave within two years, you repay the recruitment costs of £4,000.`

/** An application with a message, so that the letter is worth comparing. */
async function anApplicationBy(page: Page, server: Server, { hasScript }: { hasScript: boolean }) {
  const { page: employerPage, person } = await aLoggedInPage(page, server, { hasScript })
  const job = await aPostedJob(server.db, person, { title: 'Night nurse', place: 'Leeds' })
  await beLoggedIn(page, server)
  const { uploadResume: _, ...fields } = anApplicationForm(job.id)
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n')
  const uploadResume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
  const multipart = { ...(fields as Record<string, string>), uploadResume }
  const answer = await page.request.post('/api/v1/apply', { multipart })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await server.db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', job.id)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('applicationMessage')
    .values({
      id: crypto.randomUUID().slice(0, 13),
      applicationId: id,
      side: 'employer',
      body: 'We have sent you a letter.',
      sentAt: new Date().toISOString(),
    })
    .execute()
  return { employerPage, id }
}

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script })

    test('a letter is compared, its words are quoted, and the file is for an adviser', async ({
      page,
      server,
      expectAccessible,
    }) => {
      test.slow()
      const hasScript = script === 'on'
      const { employerPage, id } = await anApplicationBy(page, server, { hasScript })
      await page.goto(`/applications/${id}`)
      await page.getByRole('link', { name: 'Compare a letter with this advert' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Compare a letter with this advert',
      )
      await expectAccessible()

      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await expect(page.locator('#text-error')).toContainText('Paste the message')

      await page.getByLabel('Paste the letter').fill(LETTER)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      expect((await answered).headers()['cache-control']).toBe('no-store')
      await expect(page.getByRole('row', { name: /^Pay/ })).toContainText('£28,000 a year')
      await expect(page.getByRole('row', { name: /^Place/ })).toContainText('Hull')
      await expect(page.getByText('Another place than in the advert.')).toBeVisible()
      await expect(page.getByText(/^SW 14\.3B/)).toBeVisible()
      await expect(page.locator('blockquote', { hasText: 'you repay' }).first()).toBeVisible()
      await expectAccessible()

      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Save it for an adviser' }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      expect(file).toContain('£28,000 a year')
      expect(file).toContain('SW 14.3B')

      // It is nobody else’s.
      expect((await employerPage.goto(`/applications/${id}/letter`))?.status()).toBe(404)
    })
  })
}
