import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { aPdf, aProgram } from '#tests/support/documents.ts'
import type { JourneyServer } from '#tests/support/e2e-server.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { takeAMinute } from '#tests/support/form-time.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const SUCCESS = "Success! We've Received Your Form Submission."

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const failure = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('alert')
const document = (page: Page) => page.getByLabel('Company document')
const submit = (page: Page) => page.locator('#startup-form').getByRole('button', { name: 'Submit' })

// Before the app loads, the form does the same as in the journey without it.
test.skip(({ script }) => script === 'slow', 'These show what the app adds to the form.')

async function fillIn(page: Page, server: JourneyServer, companyName: string) {
  await takeAMinute(page, server)
  await field(page, 'Company name').fill(companyName)
  await field(page, 'Company email').fill('founder@saltmarsh.example')
  await field(page, 'What do you need help with?').fill('We want to register with CQC.')
}

const aCompany = () => `Saltmarsh Care ${uniqueWord()}`

async function asUpload(file: File) {
  return { name: file.name, mimeType: 'application/pdf', buffer: Buffer.from(await file.bytes()) }
}

async function expectMail(page: Page, companyName: string) {
  // The mailbox is only shown on this machine, so the request must not name another visitor.
  await page.context().setExtraHTTPHeaders({})
  await expect(async () => {
    await page.goto('/dev/mail')
    const subject = `Startup support for ${companyName}`
    await page.getByRole('link', { name: subject }).click({ timeout: 3000 })
  }).toPass({ timeout: 15_000 })
  await expect(page.getByText(/Document: plan\.pdf[^]*Reference: \w+/)).toBeVisible()
}

for (const where of ['/startup', '/']) {
  test(
    `a founder asks for help on ${where} and sends a document along`,
    { tag: where === '/' ? '@any-width' : [] },
    async ({ page, server, expectAccessible }) => {
      const company = aCompany()
      await page.goto(where)
      if (where === '/') await page.getByText('Ask for help').click()
      await fillIn(page, server, company)
      await document(page).setInputFiles(await asUpload(aPdf(200_000)))
      await submit(page).click()

      const toast = page.getByRole('region', { name: 'Messages' }).getByRole('status')
      await expect(toast).toHaveText(SUCCESS)
      await expectAccessible()
      await expect(page.getByText(/Your reference: LF-\w{5}/)).toBeInViewport()
      await expect(submit(page)).toBeHidden()
      await expectMail(page, company)
      expect(await readdir(path.join(server.dataDir, 'files/startup-requests'))).not.toEqual([])
    },
  )
}

test(
  'a founder watches the upload, cancels it and sends it again',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await page.goto('/startup')
    await fillIn(page, server, aCompany())
    await document(page).setInputFiles(await asUpload(aPdf(5_000_000)))
    const client = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 }
    await client.send('Network.emulateNetworkConditions', slow)
    await submit(page).click()

    await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
    await expect(page.locator('#startup-form output')).toHaveText(/^[1-9]\d? %$/)
    await page.getByRole('button', { name: 'Cancel' }).click()

    await expect(page.getByRole('progressbar')).toBeHidden()
    await expect(submit(page)).toBeFocused()
    await expect(field(page, 'Company email')).toHaveValue('founder@saltmarsh.example')

    await client.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await submit(page).click()
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible()
  },
)

test(
  'a document that is too large is rejected before it is sent',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    await page.goto('/startup')
    await fillIn(page, server, aCompany())
    await document(page).setInputFiles(await asUpload(aPdf(11 * 1024 * 1024)))
    await submit(page).click()

    const sentence = 'This document is larger than 10 MB. Choose a smaller one.'
    await expect(failure(page)).toHaveText(sentence)
    await expect(document(page)).toBeFocused()
    await expect(document(page)).toHaveAccessibleDescription(new RegExp(sentence))
    await expectAccessible()
  },
)

test.describe('a rejection', () => {
  test.use({ expectedLog: /status of 422/ })

  test(
    'names every field, and what was typed is still there',
    { tag: '@any-width' },
    async ({ page, server }) => {
      await page.goto('/startup')
      await field(page, 'Company name').fill('Saltmarsh')
      await document(page).setInputFiles(await asUpload(aProgram()))
      await submit(page).click()

      await expect(failure(page)).toHaveText('Enter an email address, like name@example.com.')
      await expect(field(page, 'Company email')).toBeFocused()
      await expect(field(page, 'What do you need help with?')).toHaveAccessibleDescription(
        /Error: /,
      )
      await fillIn(page, server, aCompany())
      await expect(field(page, 'Company email')).toHaveAccessibleDescription('')
      await submit(page).click()

      await expect(document(page)).toHaveAccessibleDescription(/Choose a PDF or Word document/)
      await expect(document(page)).toBeFocused()
      await expect(field(page, 'Company name')).toHaveValue(/^Saltmarsh/)
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test(
    'a founder corrects a mistake and asks for help from the home page',
    { tag: ['@any-width', '@long'] },
    async ({ page, server }) => {
      const company = aCompany()
      await page.goto('/')
      await page.getByText('Ask for help').click()
      await fillIn(page, server, company)
      await document(page).setInputFiles(await asUpload(aProgram()))
      await submit(page).click()

      await expect(page).toHaveURL(/\/startup$/)
      await expect(page).toHaveTitle(/^Error: /)
      const problem = page.getByRole('alert')
      await expect(problem).toContainText('There is a problem')
      await expect(problem).toBeInViewport()
      await expect(page.locator(':focus')).toContainText('There is a problem')
      await expect(field(page, 'Company name')).toHaveValue(company)

      await document(page).setInputFiles(await asUpload(aPdf()))
      await submit(page).click()

      await expect(page.getByText(SUCCESS)).toBeInViewport()
      await expectMail(page, company)
    },
  )
})
