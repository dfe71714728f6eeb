import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { aPdf, aProgram } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, waitForMail } from '#tests/support/journeys.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const SUCCESS = 'Application Submitted Successfully'
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send my application' })

async function aJobOnTheBoard(server: Server, title = 'Night nurse') {
  const employer = await aPerson(server.db, { firstName: 'Bola' })
  const applyEmail = `jobs-${employer.id}@employer.example`
  const job = await aPostedJob(server.db, employer, { title, applyEmail })
  server.notifyJobsChanged()
  return { employer, job, applyEmail }
}

async function asUpload(file: File, name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await file.bytes()) }
}

async function fillIn(page: Page) {
  await field(page, 'Phone number').fill('+234 803 123 4567')
  await field(page, 'Years of experience').fill('6')
  await field(page, 'Cover letter').fill('Good morning,\n\nI have worked nights for six years.')
}

test('a seeker logs in on the way, applies with the keyboard and follows it', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { job, applyEmail } = await aJobOnTheBoard(server)
  const seeker = await aPerson(server.db)
  await page.goto(`/jobDetails/${job.id}`)
  await page.getByRole('link', { name: 'Apply for this job' }).click()
  await expect(page.getByText('You are not logged in, Please Login')).toBeVisible()
  await field(page, 'Email').fill(seeker.email)
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page).toHaveURL(`/jobform/${job.id}`)
  await expect(field(page, 'Full name')).toHaveValue('Ada Obi')
  await expect(field(page, 'Email')).toHaveValue(seeker.email)
  await expect(field(page, 'Country you live in')).toHaveValue('NG')
  await expectAccessible()
  await field(page, 'Phone number').focus()
  await page.keyboard.type('0803 123 4567')
  await field(page, 'Years of experience').focus()
  await page.keyboard.type('6')
  await field(page, 'Cover letter').focus()
  await page.keyboard.type('Six years of nights.')
  await field(page, 'CV').setInputFiles(await asUpload(aPdf(300_000), 'ada.pdf'))
  await send(page).focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/jobs')
  await expect(page.getByText(SUCCESS)).toBeVisible()
  await expect(page.getByText('Your application was sent:')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Night nurse, / })).toHaveAttribute(
    'href',
    /^\/applications\//,
  )
  const receipt = await waitForMail(server, seeker.email, /You applied: Night nurse/)
  expect(receipt.text).toContain('Six years of nights.')
  await waitForMail(server, applyEmail, /Ada Obi applied: Night nurse/)

  await page.goto(`/jobDetails/${job.id}`)
  await expect(page.getByText(/You applied on \d/)).toBeVisible()
  await page.getByRole('link', { name: 'See your application' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night nurse')
  await expect(page.getByText('The employer has not opened it yet.')).toBeVisible()
  await expect(page.getByText('You sent your application')).toBeVisible()
  await expectAccessible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the resume' }).click()
  expect((await download).suggestedFilename()).toBe('ada.pdf')
  await page.getByText('The advert as it was').click()
  await expect(page.getByText(job.description)).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'No' }).click()
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await dialog.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(page.getByText('Your application has been withdrawn.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw my application' })).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()

  await page.goto(`/jobform/${job.id}`)
  await expect(page.getByText(/^You applied on/)).toBeVisible()
  await expect(send(page)).toHaveCount(0)
  await expectAccessible()
})

test(
  'a draft is saved, and the last resume is offered again',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const first = await aJobOnTheBoard(server)
    const second = await aJobOnTheBoard(server, 'Day nurse')
    await beLoggedIn(page, server)
    await page.goto(`/jobform/${first.job.id}`)
    await fillIn(page)
    await field(page, 'CV').setInputFiles(await asUpload(aPdf(), 'ada.pdf'))
    await send(page).click()
    await expect(page.getByText(SUCCESS)).toBeVisible()

    await page.goto(`/jobform/${second.job.id}`)
    await field(page, 'Cover letter').fill('I know the house.')
    await expect(page.getByText('Saved as a draft.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Cover letter')).toHaveValue('I know the house.')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await expect(page.getByRole('radio', { name: /Use ada/ })).toBeChecked()
    await expectAccessible()
    await expect(page.getByLabel('Another CV')).toBeHidden()
    await page.getByRole('radio', { name: 'Send another' }).check()
    await page.getByLabel('Another CV').setInputFiles(await asUpload(aPdf(), 'newer.pdf'))
    await page.getByRole('radio', { name: /Use ada/ }).check()
    await expect(page.getByLabel('Another CV')).toHaveValue('')
    await page.getByText('Your details').click()
    await field(page, 'Phone number').fill('')
    await send(page).click()
    await expect(field(page, 'Phone number')).toBeFocused()
    await field(page, 'Phone number').pressSequentially('0803 123 4567')
    await expect(field(page, 'Phone number')).toBeVisible()
    await send(page).click()

    await expect(page).toHaveURL('/jobs')
    const rows = await server.db
      .selectFrom('application')
      .select('resumeId')
      .where('jobId', 'in', [first.job.id, second.job.id])
      .execute()
    expect(new Set(rows.map(({ resumeId }) => resumeId)).size).toBe(1)
  },
)

test(
  'a seeker watches the upload, cancels it and sends it again',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'Progress is what the app adds.')
    const { job } = await aJobOnTheBoard(server)
    await beLoggedIn(page, server)
    await page.goto(`/jobform/${job.id}`)
    await fillIn(page)
    await field(page, 'CV').setInputFiles(await asUpload(aPdf(5_000_000), 'ada.pdf'))
    const client = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 }
    await client.send('Network.emulateNetworkConditions', slow)
    await send(page).click()
    await expectMessage(page, 'Please Wait!')
    await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expect(field(page, 'Phone number')).toHaveValue('+234 803 123 4567')

    await client.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await send(page).click()
    await expect(page.getByText(SUCCESS)).toBeVisible()
  },
)

test.describe('a rejection', () => {
  test.skip(({ script }) => script === 'slow', 'Without the app the page comes back: see below.')
  test.use({ expectedLog: /status of 4(09|22)/ })

  test(
    'names every field, and what was typed is still there',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible }) => {
      const { job } = await aJobOnTheBoard(server)
      await beLoggedIn(page, server)
      await page.goto(`/jobform/${job.id}`)
      await field(page, 'Years of experience').fill('51')
      await send(page).click()

      await expect(field(page, 'Cover letter')).toBeFocused()
      for (const [name, words] of [
        ['Phone number', /Enter your phone number/],
        ['Years of experience', /a number from 0 to 50/],
        ['Cover letter', /Write a few sentences/],
        ['CV', /Choose your CV/],
      ] as const) {
        await expect(field(page, name)).toHaveAccessibleDescription(words)
      }
      await expect(field(page, 'Full name')).toHaveValue('Ada Obi')
      await expectAccessible()
      await field(page, 'CV').setInputFiles(await asUpload(aPdf(), 'ada.txt'))
      await expect(field(page, 'CV')).toHaveAccessibleDescription(/Choose a PDF or Word document/)
      await field(page, 'CV').setInputFiles(await asUpload(aProgram(), 'ada.pdf'))
      await expect(field(page, 'CV')).toHaveAccessibleDescription(/Choose a PDF or Word document/)
      await fillIn(page)
      await expect(field(page, 'Phone number')).toHaveAccessibleDescription('')
      await send(page).click()

      await expect(field(page, 'CV')).toHaveAccessibleDescription(/Choose a PDF or Word document/)
      await expect(field(page, 'CV')).toBeFocused()
      await expect(field(page, 'CV')).toHaveValue(/ada\.pdf$/)
      await expect(field(page, 'Cover letter')).toHaveValue(/worked nights/)
    },
  )

  test(
    'of an application to a job that has closed keeps the letter',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible }) => {
      const { job } = await aJobOnTheBoard(server)
      await beLoggedIn(page, server)
      await page.goto(`/jobform/${job.id}`)
      await fillIn(page)
      await field(page, 'CV').setInputFiles(await asUpload(aPdf(), 'ada.pdf'))
      await server.db
        .updateTable('job')
        .set({ status: 'closed' })
        .where('id', '=', job.id)
        .execute()
      await send(page).click()

      const failure = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
      await expect(failure).toContainText('This job has closed')
      await expect(field(page, 'Cover letter')).toHaveValue(/worked nights/)
      await page.goto(`/jobform/${job.id}`)
      await expect(field(page, 'Your cover letter')).toHaveValue(/worked nights/)
      await expectAccessible()
    },
  )
})

test('nobody can apply for their own job', { tag: '@any-width' }, async ({ page, server }) => {
  const me = await beLoggedIn(page, server)
  const job = await aPostedJob(server.db, me)
  server.notifyJobsChanged()

  await page.goto(`/jobform/${job.id}`)

  await expect(page.getByText('This is your own job')).toBeVisible()
  await page.getByRole('link', { name: 'See who applied' }).click()
  await expect(page.getByText('There are no applications')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test(
    'a seeker reads a job, corrects a mistake, applies, follows it and withdraws',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const { job } = await aJobOnTheBoard(server)
      await beLoggedIn(page, server)
      await page.goto(`/jobDetails/${job.id}`)
      await page.getByRole('link', { name: 'Apply for this job' }).click()
      await fillIn(page)
      await send(page).click()

      await expect(page).toHaveTitle(/^Error: Apply/)
      await expect(page.locator(':focus')).toContainText('There is a problem')
      await expect(field(page, 'Cover letter')).toHaveValue(/worked nights/)
      await expect(field(page, 'Years of experience')).toHaveValue('6')
      await page.getByRole('link', { name: 'Choose your CV.' }).click()
      await expect(field(page, 'CV')).toBeFocused()
      await field(page, 'CV').setInputFiles(await asUpload(aPdf(), 'ada.pdf'))
      await send(page).click()

      await expect(page).toHaveURL('/jobs')
      await expect(page.getByText(SUCCESS)).toBeVisible()
      await expect(page.getByText('Your application was sent:')).toBeVisible()
      await page.getByRole('link', { name: /^Night nurse, / }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night nurse')
      await page.getByRole('button', { name: 'Withdraw my application' }).click()
      await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
      await expect(page.getByText('Your application has been withdrawn.')).toBeVisible()
      await page.goto('/jobs')
      await expect(page.getByText('Your application was sent:')).toHaveCount(0)
    },
  )
})

test(
  'the card of a job shows that you have applied',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const { job } = await aJobOnTheBoard(server, `Ferry mate ${uniqueWord()}`)
    await beLoggedIn(page, server)
    const { uploadResume: _, ...answers } = anApplicationForm(job.id) as Record<string, string>
    const buffer = Buffer.from(await aPdf().arrayBuffer())
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer }
    const answer = await page.request.post('/api/v1/apply', {
      multipart: { ...answers, uploadResume: file },
    })
    expect(answer.ok()).toBe(true)

    await page.goto(`/jobs?${new URLSearchParams({ title: job.title })}`)
    const card = page.getByRole('article')
    await expect(card.getByText(/^Applied/)).toBeVisible()
    const employer = card.getByText('Saltmarsh House', { exact: true })
    expect(await employer.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0)
  },
)

test(
  'a CV that is empty, or no document at all, is refused when it is chosen',
  { tag: '@any-width' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'The server refuses it when it is sent.')
    const { job } = await aJobOnTheBoard(server, `Ferry cook ${uniqueWord()}`)
    await beLoggedIn(page, server)
    await page.goto(`/jobform/${job.id}`)
    const resume = field(page, 'CV')
    const choose = (name: string, text: string) =>
      resume.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })

    await choose('cv.pdf', '<html>')
    await expect(resume).toHaveAccessibleDescription(/Choose a PDF or Word document/)
    await choose('cv.pdf', '')
    await expect(resume).toHaveAccessibleDescription(/This document is empty/)
    await choose('cv.pdf', '%PDF-1.7')
    await expect(resume).toHaveAccessibleDescription(/^PDF or Word[^]*10 MB\.$/)
  },
)
