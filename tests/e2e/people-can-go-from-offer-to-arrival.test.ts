import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { aLoggedInPage } from '#tests/support/second-browser.ts'
import { endProof } from '#tests/support/organisations.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

interface Journey {
  page: Page
  server: Server
  expectAccessible(): Promise<void>
}

/** An offer; the applicant has the test’s own browser, the employer a second one. */
async function anOfferFor(page: Page, server: Server, { hasScript = true } = {}) {
  const other = await aLoggedInPage(page, server, { hasScript })
  const { page: employerPage, person: employer } = other
  const job = await aPostedJob(server.db, employer, { title: 'Night nurse' })
  await beLoggedIn(page, server)
  const { uploadResume: _, ...fields } = anApplicationForm(job.id)
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n')
  const uploadResume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
  const multipart = { ...(fields as Record<string, string>), uploadResume }
  const answer = await page.request.post('/api/v1/apply', { multipart })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await server.db
    .updateTable('application')
    .set({ status: 'offered' })
    .where('jobId', '=', job.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { employerPage, id, job }
}

function itemOf(page: Page, label: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()
}

// The browser logs a rejected number.
test.use({ expectedLog: /422/ })

/** Opens a step other than the current one. */
async function openStep(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title })
  const step = page.locator('ol > li').filter({ has: heading })
  const isOpen = await step.locator('details').first().getAttribute('open')
  if (isOpen === null) await heading.click()
  return step
}

/** Both sides’ steps, with a script and without one. */
async function goTogether(
  { page, server, expectAccessible }: Journey,
  { hasScript }: { hasScript: boolean },
) {
  test.slow()
  const { employerPage, id, job } = await anOfferFor(page, server, { hasScript })
  await page.goto(`/applications/${id}`)
  await page.getByRole('link', { name: 'Answer, and see the way from offer to arrival' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('you the job')
  await expectAccessible()
  await page.getByRole('button', { name: 'I accept' }).click()
  await expect(page.getByText('0 of 7 steps done')).toBeVisible()
  await expectAccessible()

  await employerPage.goto(`/applicants/${job.id}/${id}`)
  await expect(employerPage.getByText('Offer accepted by the applicant')).toBeVisible()
  await expect(employerPage.getByRole('link', { name: /^Offer times/ })).toHaveCount(0)
  await employerPage.getByRole('link', { name: 'From offer to arrival' }).click()
  await expect(employerPage.getByText(/Ada Obi accepted on/)).toBeVisible()
  await itemOf(employerPage, 'The contract or offer letter is sent')
    .getByRole('button', { name: /^Done today/ })
    .click()
  await expect(itemOf(employerPage, 'The contract or offer letter is sent')).toContainText(
    'You: done on',
  )
  // The worker’s items are in words about them.
  const theirs = itemOf(
    employerPage,
    'They have it in writing and have compared it with the advert',
  )
  await expect(theirs).toContainText('Ada Obi: not done yet')
  await openStep(employerPage, 'Certificate of sponsorship')
  await employerPage.getByLabel('Number of the certificate').fill('nonsense')
  await employerPage.getByRole('button', { name: 'Save the number' }).click()
  await expect(employerPage.getByText(/11 letters and digits, like/).first()).toBeVisible()
  await openStep(employerPage, 'Certificate of sponsorship')
  await employerPage.getByLabel('Number of the certificate').fill('c2g1a 12345x')
  await employerPage.getByRole('button', { name: 'Save the number' }).click()
  await expect(employerPage.getByLabel('Number of the certificate')).toHaveValue('C2G1A12345X')
  await expect(employerPage.getByText('You pay this, never the worker').first()).toBeAttached()
  await expect(employerPage.getByText('I was asked to pay this')).toHaveCount(0)

  // The applicant sees the employer’s tick, but can neither set nor clear it.
  await page.reload()
  await expect(itemOf(page, 'The contract or offer letter is sent')).toContainText(
    'The employer: done on',
  )
  await openStep(page, 'Certificate of sponsorship')
  await expect(page.getByText('C2G1A12345X')).toBeVisible()
  const read = 'I have it in writing and have compared it with the advert'
  await itemOf(page, read)
    .getByRole('button', { name: /^Done today/ })
    .click()
  await expect(page.getByText('1 of 7 steps done')).toBeVisible()
  await openStep(page, 'Offer in writing')
  await itemOf(page, read).getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('0 of 7 steps done')).toBeVisible()
  return { employerPage }
}

test('both sides go the way together, each with its own items', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { employerPage } = await goTogether({ page, server, expectAccessible }, { hasScript: true })
  await page.getByText(/^Which steps are for you/).click()
  const where = page.getByLabel('Where do you apply for the visa from?')
  if (!(await where.isVisible())) await page.getByText(/^Which steps are for you/).click()
  await where.selectOption('uk')
  await page.getByRole('button', { name: 'Show my steps' }).click()
  await expect(page.getByText('0 of 6 steps done')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Travel/ })).toHaveCount(0)
  await employerPage.reload()
  await expect(employerPage.getByRole('heading', { name: /Travel/ })).toHaveCount(0)
})

test('whose employer nobody has checked, she checks herself and waits for no tick', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { employerPage, id, job } = await anOfferFor(page, server)
  await endProof(server.db, job.organisationId)
  await page.goto(`/applications/${id}/arrival`)
  await page.getByRole('button', { name: 'I accept' }).click()
  await expect(
    page.getByRole('heading', { name: 'First: check yourself who this is' }),
  ).toBeVisible()
  await expect(page.getByText(/It is their turn|Nothing for you to do/)).toHaveCount(0)
  const sent = 'The contract or offer letter is sent'
  await expect(itemOf(page, sent)).toContainText('The employer: cannot tick this here yet')
  await expectAccessible()

  await employerPage.goto(`/applicants/${job.id}/${id}/arrival`)
  await expect(employerPage.getByText(/You can tick yours once you have proved/)).toBeVisible()
  await expect(employerPage.getByRole('link', { name: 'Prove it now' })).toBeVisible()
  await expect(itemOf(employerPage, sent)).toContainText('You: to tick once you have proved')
  await expect(employerPage.getByRole('button', { name: /^Done today/ })).toHaveCount(0)
})

test('a planned day stands in the calendar', { tag: '@any-width' }, async ({ page, server }) => {
  const { id } = await anOfferFor(page, server)
  await page.goto(`/applications/${id}/arrival`)
  await page.getByRole('button', { name: 'I accept' }).click()
  await openStep(page, 'Application and biometrics')
  const item = itemOf(page, 'I have sent my visa application')
  await item.getByText('Another day, or a plan').click()
  await item.getByLabel('Day').fill('2099-03-29')
  await item.getByRole('button', { name: 'Plan for this day' }).click()
  await expect(item).toContainText('planned for 29 Mar 2099')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the calendar' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('DTSTART;VALUE=DATE:20990329')
  const answer = await page.request.get(`/applications/${id}/arrival.ics`)
  expect(answer.headers()['cache-control']).toContain('no-store')
})

test(
  'who is asked to pay is told what to do, and the way stops',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const { employerPage, id, job } = await anOfferFor(page, server)
    await page.goto(`/applications/${id}/arrival`)
    await page.getByRole('button', { name: 'I accept' }).click()
    const certificate = await openStep(page, 'Certificate of sponsorship')
    await certificate.getByText('What it is, and who pays').click()
    await page.getByText(/^I was asked to pay this ?: Certificate of sponsorship$/).click()
    await page.getByLabel('What happened?').locator('visible=true').fill('They want £3,000.')
    await page.getByRole('button', { name: 'Report it' }).locator('visible=true').click()
    await expect(
      page.getByText('You told us that you were asked to pay. Do not pay.'),
    ).toBeVisible()
    await expect(page.getByText('We are looking at this employer.')).toBeVisible()
    await expectAccessible()
    await employerPage.goto(`/applicants/${job.id}/${id}/arrival`)
    await expect(employerPage.getByText('We are looking at your organisation.')).toBeVisible()
    await expect(employerPage.getByText('asked to pay')).toHaveCount(0)
    await expect(employerPage.getByRole('button', { name: /Done today/ })).toHaveCount(0)
  },
)

const PDF = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

async function addFile(page: Page, title: string, name: string) {
  const step = await openStep(page, title)
  const form = step.locator('form').filter({ has: page.getByLabel('File', { exact: true }) })
  if (!(await form.isVisible())) await step.getByText(/^Add a file/).click()
  await form.getByLabel('File', { exact: true }).setInputFiles({ name, ...PDF })
  return form
}

/** The exchange of files, with a script and without one. */
async function exchangeFiles(
  { page, server, expectAccessible }: Journey,
  { hasScript }: { hasScript: boolean },
) {
  test.slow()
  const { employerPage, id, job } = await anOfferFor(page, server, { hasScript })
  await page.goto(`/applications/${id}/arrival`)
  await page.getByRole('button', { name: 'I accept' }).click()

  // A file that is not a document comes back with the sentence and its visibility.
  const documents = await addFile(page, 'Tests and documents', 'results.pdf')
  await expect(documents.getByText(/^Do not upload a passport/)).toBeVisible()
  await expect(documents.getByLabel('Only you')).toBeChecked()
  await documents.getByLabel('You and Saltmarsh House').check()
  const program = { ...PDF, name: 'results.pdf', buffer: Buffer.from('MZ program') }
  await documents.getByLabel('File', { exact: true }).setInputFiles(program)
  await documents.getByRole('button', { name: /^Upload the file/ }).click()
  await expect(documents.getByText(/Choose a PDF or Word/)).toBeVisible()
  await expect(documents.getByLabel('You and Saltmarsh House')).toBeChecked()
  await expectAccessible()

  await documents.getByLabel('Only you').check()
  await documents.getByLabel('File', { exact: true }).setInputFiles({ ...PDF, name: 'results.pdf' })
  await documents.getByRole('button', { name: /^Upload the file/ }).click()
  await expect(page.getByRole('link', { name: 'results.pdf' })).toBeVisible()
  await expect(page.getByText('Only you see it.')).toBeVisible()
  const shared = await addFile(page, 'Tests and documents', 'signed.pdf')
  await shared.getByLabel('You and Saltmarsh House').check()
  await shared.getByRole('button', { name: /^Upload the file/ }).click()
  await expect(page.getByRole('link', { name: 'signed.pdf' })).toBeVisible()
  await expect(page.getByText('You and Saltmarsh House see it.')).toBeVisible()

  await employerPage.goto(`/applicants/${job.id}/${id}/arrival`)
  const offer = await addFile(employerPage, 'Offer in writing', 'contract.pdf')
  await offer.getByRole('button', { name: /^Upload the file/ }).click()
  await expect(employerPage.getByRole('link', { name: 'contract.pdf' })).toBeVisible()
  await openStep(employerPage, 'Tests and documents')
  await expect(employerPage.getByRole('link', { name: 'signed.pdf' })).toBeVisible()
  await expect(employerPage.getByRole('link', { name: 'results.pdf' })).toHaveCount(0)

  await page.reload()
  await openStep(page, 'Offer in writing')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'contract.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('contract.pdf')
  const step = await openStep(page, 'Tests and documents')
  await step.getByText(/^Delete ?: signed\.pdf/).click()
  await step.getByRole('button', { name: /^Delete it for good.*signed\.pdf/ }).click()
  await expect(page.getByRole('link', { name: 'results.pdf' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'signed.pdf' })).toHaveCount(0)
  await expectAccessible()
}

test(
  'each side stores files, and an applicant’s own papers stay theirs',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    await exchangeFiles({ page, server, expectAccessible }, { hasScript: true })
  },
)

test(
  'a form that another site sends stores and deletes nothing',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const { id } = await anOfferFor(page, server)
    await page.goto(`/applications/${id}/arrival`)
    await page.getByRole('button', { name: 'I accept' }).click()
    await expect(page.getByText('0 of 7 steps done')).toBeVisible()
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const file = { ...PDF, name: 'mine.pdf' }
    const path = `/applications/${id}/arrival`
    const post = (options: Parameters<typeof page.request.post>[1]) =>
      page.request.post(path, options)
    const multipart = { step: 'offer', visibility: 'both', file }
    expect((await post({ multipart, headers })).status()).toBe(403)
    const find = () => server.db.selectFrom('arrivalFile').select('id')
    expect(await find().where('applicationId', '=', id).execute()).toEqual([])
    // The same form from our own page is accepted, and another site cannot delete the file.
    const origin = { origin: server.url }
    expect((await post({ multipart, headers: origin })).ok()).toBe(true)
    const [stored] = await find().where('applicationId', '=', id).execute()
    const form = { file: stored?.id ?? '' }
    const answer = await page.request.post(`${path}?do=delete-file`, { form, headers })
    expect(answer.status()).toBe(403)
    expect(await find().where('applicationId', '=', id).execute()).toHaveLength(1)
  },
)

test.describe('without a script', () => {
  test.use({ script: 'off' })

  test(
    'both sides go the way together, too',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible }) => {
      await goTogether({ page, server, expectAccessible }, { hasScript: false })
    },
  )

  test(
    'each side stores files, too',
    { tag: ['@any-width', '@long'] },
    async ({ page, server, expectAccessible }) => {
      await exchangeFiles({ page, server, expectAccessible }, { hasScript: false })
    },
  )
})
