import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aLoggedInPage } from '#tests/support/second-browser.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** An application; the applicant has the test’s own browser, the employer a second one. */
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
  return { employerPage, id, job }
}

// The browser logs a rejected form.
test.use({ expectedLog: /422/ })

async function offerAndAccept(
  { page, server }: { page: Page; server: Server },
  { hasScript }: { hasScript: boolean },
) {
  test.slow()
  const { employerPage, id, job } = await anApplicationBy(page, server, { hasScript })
  await employerPage.goto(`/applicants/${job.id}/${id}`)
  await employerPage.getByRole('link', { name: 'Offer with pay, hours and first day' }).click()
  await employerPage.getByLabel('Pay, in pounds').fill('31,049')
  await employerPage.getByLabel('Hours a week').fill('40')
  await employerPage.getByLabel('Place of work').fill('Hull')
  await employerPage.getByLabel('First day').fill('2099-03-01')
  await employerPage.getByLabel('Contract').selectOption('permanent')
  await employerPage.getByLabel('What they pay back').fill('The flight, within a year')
  await employerPage.getByLabel('Answer by').fill('2099-01-04')
  await employerPage.getByRole('button', { name: 'Make the offer' }).click()
  await expect(employerPage.getByText(/Choose whether the pay is for/).first()).toBeVisible()
  await expect(employerPage.getByLabel('Place of work')).toHaveValue('Hull')
  await employerPage.getByLabel('The pay is for').selectOption('year')
  await employerPage.getByRole('button', { name: 'Make the offer' }).click()
  await expect(employerPage).toHaveURL(new RegExp(`/applicants/${job.id}/${id}$`))
  await server.services.applications.notices.notifyStatus({ applicationId: id })

  await page.goto(`/applications/${id}/arrival`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('you the job')
  await expect(page.getByRole('row', { name: /Place/ })).toContainText('Hull')
  await expect(page.getByText('Another place than in the advert.')).toBeVisible()
  await expect(page.getByText('Paying something back is not in the advert.')).toBeVisible()
  await expect(page.getByText('They ask you to answer by')).toBeVisible()
  await expect(page.getByText('This is not a contract.')).toBeVisible()
  return { id }
}

test('an applicant reads what differs before she accepts', async ({
  page,
  server,
  expectAccessible,
}) => {
  await offerAndAccept({ page, server }, { hasScript: true })
  await expectAccessible()
  await page.getByRole('button', { name: 'I accept' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You accepted on')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an applicant reads what differs before she accepts', async ({ page, server }) => {
    await offerAndAccept({ page, server }, { hasScript: false })
    await page.getByRole('button', { name: 'I accept' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You accepted on')
  })
})
