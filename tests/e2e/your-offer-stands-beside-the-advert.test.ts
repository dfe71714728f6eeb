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

// The browser logs a rejected form and a page that is another’s.
test.use({ expectedLog: /422|404/ })

async function anOfferWithTerms(
  { page, server }: { page: Page; server: Server },
  { hasScript }: { hasScript: boolean },
) {
  test.slow()
  const { employerPage, id, job } = await anApplicationBy(page, server, { hasScript })
  await employerPage.goto(`/applicants/${job.id}/${id}`)
  await employerPage.getByRole('link', { name: 'Make an offer' }).click()
  await employerPage.getByLabel('Pay, in pounds').fill('32,049')
  await employerPage.getByLabel('Hours a week').fill('40')
  await employerPage.getByLabel('Place of work').fill('Hull')
  await employerPage.getByLabel('First day').fill('2099-03-01')
  await employerPage.getByLabel('Contract').selectOption('permanent')
  await employerPage.getByLabel('What they pay back').fill('The flight, within a year')
  await employerPage.getByLabel('Answer by').fill('2099-01-04')
  await employerPage.getByRole('button', { name: 'Make this offer' }).click()
  await expect(employerPage.getByText(/Choose whether the pay is for/).first()).toBeVisible()
  await expect(employerPage.getByLabel('Place of work')).toHaveValue('Hull')
  await employerPage.getByLabel('The pay is for').selectOption('year')
  await employerPage.getByRole('button', { name: 'Make this offer' }).click()
  await expect(employerPage).toHaveURL(new RegExp(`/applicants/${job.id}/${id}$`))
  await server.services.applications.notices.notifyStatus({ applicationId: id })

  await page.goto(`/applications/${id}/arrival`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('you the job')
  await expect(page.getByRole('row', { name: /Place/ })).toContainText('Hull')
  await expect(page.getByText('Another place than in the advert.')).toBeVisible()
  await expect(page.getByText('Paying something back is not in the advert.')).toBeVisible()
  await expect(page.getByText('They ask you to answer by')).toBeVisible()
  await expect(page.getByText('This is not a contract.')).toBeVisible()
  return { employerPage, id, job }
}

test('no press on a list or an applicant makes an offer: each leads to its form', async ({
  page,
  server,
}) => {
  const { employerPage, id, job } = await anApplicationBy(page, server, { hasScript: true })
  const form = new RegExp(`/applicants/${job.id}/${id}/offer`)
  const list = `/applicants/${job.id}`
  for (const path of [list, `${list}?view=table`]) {
    await employerPage.goto(path)
    await employerPage.getByLabel(/^Move /).click()
    await employerPage.getByRole('link', { name: 'Make an offer…' }).click()
    await expect(employerPage).toHaveURL(form)
  }
  await expect(employerPage.getByLabel('Place of work')).toHaveValue(/^Leeds/)
  await employerPage.goto(list)
  await employerPage.getByRole('checkbox', { name: /^Tick / }).check()
  await employerPage.getByText('Move to…').click()
  await expect(employerPage.getByRole('button', { name: 'Shortlisted' })).toBeVisible()
  await expect(employerPage.getByRole('button', { name: 'Offered' })).toHaveCount(0)

  // A page from before this form, and a hand-made one.
  const post = (path: string, fields: Record<string, string>) =>
    employerPage.request.post(path, { form: fields, headers: { origin: server.url } })
  const old = [
    await post(list, { move: `${id} new offered` }),
    await post(list, { moveAll: 'offered', tick: `${id} new` }),
    await post(`${list}/${id}`, { status: 'offered' }),
  ]
  expect(old.map((answer) => answer.status())).toEqual([422, 422, 422])
  const { status } = await server.db
    .selectFrom('application')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).not.toBe('offered')
})

async function accept(page: Page) {
  await page.getByRole('button', { name: 'I accept' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You accepted on')
  await expect(page.getByRole('heading', { name: 'What you accepted' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Next: get the contract/ })).toBeVisible()
  await expect(page.getByText(/^It is their turn/)).toBeVisible()
  await page.goto('/dashboard?tab=appliedJobs')
  await expect(page.getByText(/You accepted on/).first()).toBeVisible()
}

test('an applicant reads what differs before she accepts', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { id } = await anOfferWithTerms({ page, server }, { hasScript: true })
  await page.getByText('2. Certificate of sponsorship').click()
  await expect(page.getByText('The employer pays this, never you').first()).toBeVisible()
  await expectAccessible()
  await page.goto('/dashboard?tab=appliedJobs')
  await expect(page.getByText(/Answer by 4 Jan 2099/)).toBeVisible()
  await page.goto(`/applications/${id}/arrival`)
  await accept(page)
  await page.goto(`/applications/${id}/arrival`)
  await expectAccessible()
})

test('pay that is too low for the visa is said to both before it is accepted', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { employerPage, id, job } = await anApplicationBy(page, server, { hasScript: false })
  const work = { occupationCode: '2134', title: 'Programmer', place: 'Hull' }
  await server.db.updateTable('job').set(work).where('id', '=', job.id).execute()
  await employerPage.goto(`/applicants/${job.id}/${id}/offer`)
  await expect(employerPage.getByText('The advert has changed since.')).toBeVisible()
  await expect(employerPage.getByText(/said then: Leeds.* says now: Hull/)).toBeVisible()
  await employerPage.getByLabel('Pay, in pounds').fill('28,000')
  await employerPage.getByLabel('The pay is for').selectOption('year')
  await employerPage.getByLabel('Hours a week').fill('37.5')
  await employerPage.getByLabel('First day').fill('2099-03-01')
  await employerPage.getByLabel('Answer by').fill('2099-03-02')
  const send = employerPage.getByRole('button', { name: 'Make this offer' })
  await send.click()
  await expect(employerPage.getByText(/after the first day of work/).first()).toBeVisible()
  await expect(employerPage.getByLabel('Pay, in pounds')).toHaveValue('28,000')
  await employerPage.getByLabel('Answer by').fill('2099-01-04')
  await send.click()
  await expect(employerPage.getByText(/Too low for the visa: £28,000 a year/).first()).toBeVisible()
  await send.click()
  await expect(employerPage).toHaveURL(new RegExp(`/applicants/${job.id}/${id}$`))
  await server.services.applications.notices.notifyStatus({ applicationId: id })

  await page.goto(`/applications/${id}/arrival`)
  await expect(page.getByText('The pay is below what the visa needs.')).toBeVisible()
  await expect(page.getByText(/^£28,000 a year for 37.5 hours a week is below every/)).toBeVisible()
  await expectAccessible()
})

test('an advert that changed since then stands beside both, in her language', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { id, job } = await anOfferWithTerms({ page, server }, { hasScript: true })
  await expect(page.getByText('Advert now')).toHaveCount(0)
  const now = { place: 'Hull', title: 'Night nurse, Hull' }
  await server.db.updateTable('job').set(now).where('id', '=', job.id).execute()
  await page.reload()
  await expect(page.getByRole('row', { name: /^Place/ })).toContainText('Leeds')
  await expect(page.getByRole('row', { name: /^Job/ })).toContainText('Night nurse, Hull')
  await expect(page.getByText('The advert has changed since you applied.')).toBeVisible()

  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(`/hi/applications/${id}/arrival`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('आपको नौकरी दे रहे हैं')
  await expect(page.getByText('आपके आवेदन के बाद विज्ञापन बदला है।')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'मुझे स्वीकार है' }).click()
  await expect(page).toHaveURL(`/hi/applications/${id}/arrival`)
  await expect(page.getByRole('heading', { name: 'आपने क्या स्वीकार किया' })).toBeVisible()
})

test('a changed offer says what it was, and has to be read before it is accepted', async ({
  page,
  server,
}) => {
  const { employerPage, id, job } = await anOfferWithTerms({ page, server }, { hasScript: true })
  await employerPage.goto(`/applicants/${job.id}/${id}`)
  await employerPage.getByRole('link', { name: 'Change the offer' }).click()
  await employerPage.getByLabel('Hours a week').fill('30')
  await employerPage.getByRole('button', { name: 'Save the changes' }).click()
  await expect(employerPage).toHaveURL(new RegExp(`/applicants/${job.id}/${id}$`))

  await page.getByRole('button', { name: 'I accept' }).click()
  await expect(page.getByText(/The offer changed since you opened this page/).first()).toBeVisible()
  await page.goto(`/applications/${id}/arrival`)
  await expect(page.getByText('Hours: 30 a week, was 40 a week')).toBeVisible()
  await accept(page)
  await employerPage.goto(`/applicants/${job.id}/${id}/offer`)
  await expect(employerPage.getByText('This cannot be changed now')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an applicant reads what differs before she accepts', async ({ page, server }) => {
    await anOfferWithTerms({ page, server }, { hasScript: false })
    await accept(page)
  })

  test('an offer without terms says so, and is nobody else’s', async ({ page, server }) => {
    const { employerPage, id, job } = await anApplicationBy(page, server, { hasScript: false })
    await employerPage.goto(`/applicants/${job.id}/${id}/offer`)
    await employerPage.getByLabel('Place of work').fill('')
    await employerPage.getByRole('button', { name: 'Make this offer' }).click()
    await expect(employerPage).toHaveURL(new RegExp(`/applicants/${job.id}/${id}$`))
    await server.services.applications.notices.notifyStatus({ applicationId: id })
    await page.goto(`/applications/${id}/arrival`)
    await expect(page.getByRole('row', { name: /Pay/ })).toContainText('not stated')
    await expect(page.getByText(/^They stated nothing about pay/)).toBeVisible()
    // Neither side has the other’s page.
    expect((await page.goto(`/applicants/${job.id}/${id}/offer`))?.status()).toBe(404)
    expect((await employerPage.goto(`/applications/${id}/arrival`))?.status()).toBe(404)
    await page.goto(`/applications/${id}/arrival`)
    await accept(page)
  })

  test('an offer is taken back when its job closes', async ({ page, server }) => {
    const { employerPage, id, job } = await anOfferWithTerms({ page, server }, { hasScript: false })
    await employerPage.goto(`/post/${job.id}/close`)
    await expect(employerPage.getByRole('radio', { name: /^They stand/ })).toBeChecked()
    await employerPage.getByRole('radio', { name: /^Take them back/ }).check()
    await employerPage.getByRole('radio', { name: 'The advert was a mistake' }).check()
    await employerPage.getByRole('button', { name: 'Close the job' }).click()
    await expect(employerPage.getByText(/This job has closed/).first()).toBeVisible()
    await server.services.applications.notices.notifyStatus({ applicationId: id })

    await page.goto(`/applications/${id}`)
    await expect(page.getByText('This job has closed', { exact: true })).toBeVisible()
    await expect(page.getByText('You have an offer')).toHaveCount(0)
    expect((await page.goto(`/applications/${id}/arrival`))?.status()).toBe(404)
  })
})
