import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aMessage } from '#tests/support/admin.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn, logIn, passSecondStep, waitForMail } from '#tests/support/journeys.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const sections = (page: Page) => page.getByRole('navigation', { name: 'Admin' })
const saved = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible()

/** A request with a document, submitted like a founder's. */
async function aRequestFromOutside(page: Page) {
  const companyName = `Saltmarsh Care ${uniqueWord()}`
  const buffer = Buffer.from(await aPdf().arrayBuffer())
  const answer = await page.request.post('/api/v1/startup', {
    multipart: {
      companyName,
      companyEmail: 'founder@saltmarsh.example',
      desc: 'What comes first?',
      companyDocument: { name: 'Plan for us.pdf', mimeType: 'application/pdf', buffer },
    },
  })
  expect(answer.status()).toBe(201)
  return companyName
}

test(
  'an admin reads a message and works on it with the keyboard alone',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const message = await aMessage(server.db, { message: 'Is the <b>night</b> post open?\n\nAda' })
    await beLoggedIn(page, server, { isOwner: true })
    await page.goto('/login')
    await page.getByRole('link', { name: 'Site admin' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site admin')
    await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible()
    await page.getByRole('main').getByRole('link', { name: 'Messages' }).last().click()
    await expect(page).toHaveURL('/desk/messages?status=new')
    await expectAccessible()
    await page.locator(`a[href="/desk/messages/${message.id}"]`).click()
    await expect(page.getByText('Is the <b>night</b> post open?')).toBeVisible()
    await expectAccessible()

    await page.getByLabel('Status').focus()
    await page.keyboard.type('In')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Rang Ada.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await saved(page, 'Saved.')
    await expect(page.getByLabel('Status')).toHaveValue('in-progress')
    await expect(page.getByLabel('Note')).toHaveValue('Rang Ada.')
    await expect(page.getByText(/New → In progress\s+Note: Rang Ada\./)).toBeVisible()
    await sections(page).getByRole('link', { name: 'Log' }).click()
    await expect(page.getByRole('link', { name: 'worked on a message' }).first()).toBeVisible()
    await expectAccessible()
  },
)

test(
  'an owner follows the link of a mail to a request and saves its document',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const companyName = await aRequestFromOutside(page)
    const { text } = await waitForMail(server, 'owner@localhost', new RegExp(companyName))
    const path = new URL(/http\S+\/desk\/startups\/\S+/.exec(text)?.[0] ?? '').pathname
    const me = await aPerson(server.db, { isOwner: true })

    await page.goto(path)
    await page.getByLabel('Email').fill(me.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()

    await expect(page).toHaveURL(/^[^?]*\/setting\/step\?/)
    await passSecondStep(server, me)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(companyName)
    await expectAccessible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save: Plan for us.pdf' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Plan for us.pdf')
    expect(await readFile(await download.path(), 'utf8')).toBe(await aPdf().text())

    await page.getByRole('button', { name: 'Close without answering' }).click()
    await saved(page, 'Saved.')
    await page.goto('/desk/startups?status=closed')
    await expect(page.getByRole('link', { name: companyName })).toBeVisible()
  },
)

test(
  'a missing document is reported',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const companyName = await aRequestFromOutside(page)
    await beLoggedIn(page, server, { isOwner: true })
    const { db } = server
    await db
      .updateTable('founderDocument')
      .set({ fileKey: `startup-requests/${uniqueWord()}.pdf` })
      .where(
        'caseId',
        'in',
        db.selectFrom('startupRequest').select('id').where('companyName', '=', companyName),
      )
      .execute()

    await page.goto('/desk/startups')
    await page.getByRole('link', { name: companyName }).click()
    await page.getByRole('link', { name: /^Save: Plan/ }).click()

    await saved(page, 'This document is no longer stored. Ask the sender for it.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(companyName)
  },
)

test.describe('a job', () => {
  test.use({ expectedLog: /status of 4(04|22)/ })

  test('is found, taken down with a reason, gone from the board, and put back', async ({
    page,
    server,
    expectAccessible,
  }) => {
    const poster = await aPerson(server.db, { firstName: 'Bola' })
    const title = `Carer ${uniqueWord()}`
    const job = await postJob(server, { title, ownerId: poster.id })
    await beLoggedIn(page, server, { isOwner: true })
    await page.goto('/jobs')
    await expect(page.getByText(title)).toBeVisible()

    await page.goto('/desk/jobs')
    await page.getByRole('searchbox').fill(poster.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=ada-/)
    await expectAccessible()
    await page.getByRole('link', { name: title }).click()
    await page.getByText('Take this job down').click()
    await page.getByRole('button', { name: 'Take it down' }).click()
    await expect(page).toHaveTitle(`Error: ${title} – Admin – Landfall`)
    await expect(page.getByLabel('Why is it taken down?')).toHaveAccessibleDescription(
      /Say why\. The person who posted the job reads it\./,
    )
    await expectAccessible()
    await page.getByLabel('Why is it taken down?').fill('It asks for a fee.')
    await page.getByRole('button', { name: 'Take it down' }).click()

    await saved(page, 'The job has been taken down.')
    await expectAccessible()
    await page.goto('/jobs')
    await expect(page.getByText(title)).toHaveCount(0)
    const { text } = await waitForMail(server, poster.email, /We took down your job/)
    expect(text).toContain('The reason: It asks for a fee.')
    expect((await page.goto(`/jobDetails/${job.id}`))?.status()).toBe(404)

    await page.goto(`/desk/jobs/${job.id}`)
    await page.getByRole('button', { name: 'Restore it' }).click()
    await saved(page, 'The job’s page is back. The job stays closed.')
    await page.getByRole('link', { name: 'See the public page' }).click()
    await expect(page.getByText('This job has closed')).toBeVisible()
  })
})

test.describe('a person', () => {
  test.use({ expectedLog: /status of 403/ })

  test(
    'who is suspended is logged out everywhere at once and told why',
    { tag: '@any-width' },
    async ({ page, server, browser, expectAccessible }) => {
      const person = await aPerson(server.db, { lastName: `Obi${uniqueWord()}` })
      await postJob(server, { ownerId: person.id })
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
      const theirs = await context.newPage()
      await logIn(theirs, server, person)
      await theirs.goto('/search')
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Search for a job')

      await beLoggedIn(page, server, { isOwner: true })
      await page.goto('/desk/people')
      await page.getByLabel('Name or email').fill(person.lastName.toUpperCase())
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/search=OBI/)
      await expectAccessible()
      await page.getByRole('link', { name: person.lastName }).click()
      await expect(page.getByText('Jobs posted')).toBeVisible()
      await page.getByText('Suspend this person').click()
      await expectAccessible()
      await page.getByLabel('Why are they suspended?').fill('Adverts that ask for money')
      await page.getByRole('button', { name: 'Suspend', exact: true }).click()
      await saved(page, 'The account has been suspended and logged out everywhere.')
      await expect(page.getByText('1 job taken down')).toBeVisible()
      await expectAccessible()

      await theirs.reload()
      await expect(theirs).toHaveURL('/login?next=%2Fsearch')
      await theirs.getByLabel('Email').fill(person.email)
      await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await theirs.getByRole('button', { name: 'Log in' }).click()
      await expect(theirs.locator(':focus')).toContainText(
        'Your account is suspended. The reason: Adverts that ask for money.',
      )
      await theirs.getByRole('link', { name: 'Write to us', exact: true }).click()
      await expect(theirs).toHaveURL('/contact')
      await context.close()

      await page.getByRole('button', { name: 'Lift the suspension' }).click()
      await saved(page, 'The person can log in again.')
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test('an admin does the same work', { tag: '@any-width' }, async ({ page, server }) => {
    const message = await aMessage(server.db)
    const poster = await aPerson(server.db)
    const job = await postJob(server, { ownerId: poster.id })
    await beLoggedIn(page, server, { isOwner: true })

    await page.goto(`/desk/messages/${message.id}`)
    await page.getByLabel('Note').fill('x'.repeat(10))
    await page.getByLabel('Status').selectOption('Done')
    await page.getByRole('button', { name: 'Save' }).click()
    await saved(page, 'Saved.')

    await page.goto(`/desk/jobs?search=${job.id}`)
    await page.getByRole('link', { name: job.title }).click()
    await page.getByText('Take this job down').click()
    await page.getByRole('button', { name: 'Take it down' }).click()
    await expect(page.locator(':focus')).toContainText(
      'Say why. The person who posted the job reads it.',
    )
    await page.getByLabel('Why is it taken down?').fill('It asks for a fee.')
    await page.getByRole('button', { name: 'Take it down' }).click()
    await saved(page, 'The job has been taken down.')

    await page.goto(`/desk/people/${poster.id}`)
    await page.getByText('Suspend this person').click()
    await page.getByLabel('Why are they suspended?').fill('Fees')
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await expect(page.getByText('This person is suspended')).toBeVisible()
  })
})

test(
  'admin pages are not cached or indexed, and no other site can post to them',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const person = await beLoggedIn(page, server, { isOwner: true })
    for (const path of ['', '/messages', '/startups', '/jobs', '/people', '/log']) {
      const response = await page.goto(`/desk${path}`)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
    const stranger = await aPerson(server.db)
    const form = { reason: 'Because' }
    const post = (headers: Record<string, string>) =>
      page.request.post(`/desk/people/${stranger.id}?do=suspend`, {
        form,
        headers,
        maxRedirects: 0,
      })
    expect((await post({ origin: 'https://evil.example' })).status()).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403)

    await logIn(page, server, stranger)
    for (const path of ['/desk', '/desk/people', `/desk/people/${person.id}`]) {
      const response = await page.request.get(path, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([302, '/404'])
      const data = await page.request.get(`${path}.data`)
      expect(await data.text()).not.toContain(person.email)
    }
  },
)
