import type { Page } from '@playwright/test'
import { recordSightings } from '#board/jobs/stored/sightings.queries.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { JourneyServer } from '#tests/support/e2e-server.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { waitForMail } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const PASS = {
  tone: 'pass',
  code: 'all-pass',
  words: 'Could be sponsored',
  reason: '',
  sentence: 'Nothing rules it out',
  detail: '',
  neededPay: null,
}

async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.join(' ')
}

/** An employer who is asked about an advert; the link in their email. */
async function anAskedEmployer(server: JourneyServer) {
  const word = uniqueWord()
  const title = `Nurse ${word}`
  const { id: ownerId, email } = await aPerson(server.db)
  const job = await postJob(server, {
    title,
    ownerId,
    employerName: `Quay ${word}`,
    lastSeenAt: daysAgo(45),
    closesAt: daysAgo(-10),
  })
  await server.services.stillOpen.requestAll()
  const mail = await waitForMail(server, email, /still open\?$/)
  const link = /https?:\S+\/still-open\?token=\S+/.exec(mail.text)?.[0] ?? ''
  const rowOf = () =>
    server.db
      .selectFrom('job')
      .select(['status', 'closedAs', 'lastSeenAt', 'closesAt'])
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow()
  return { job, title, link, rowOf }
}

/** A link that has been used. */
test.use({ expectedLog: /410/ })

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test('an employer says by a mailed link that the job is still open', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const { job, title, link, rowOf } = await anAskedEmployer(server)
      const before = await rowOf()
      await page.goto(link)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Is “${title}” still open?`)
      await expect(page.getByText(mediumDate(before.lastSeenAt))).toBeVisible()
      if (script === 'on') await expectAccessible()
      const headers = { origin: server.url }
      const unanswered = await page.request.post(link, { headers, form: {} })
      expect(unanswered.status()).toBe(422)
      expect(await unanswered.text()).toContain('Press one of the buttons.')
      expect(await rowOf()).toEqual(before)
      await page.getByRole('button', { name: 'Yes, it is still open' }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you: it stays open')
      const after = await rowOf()
      expect(after).toMatchObject({ status: 'open', closesAt: job.closesAt })
      expect(Date.parse(after.lastSeenAt)).toBeGreaterThan(Date.now() - DAY_MS)

      await page.goto(link)
      await expect(page.getByText('It has been answered')).toBeVisible()
      const advice = page.locator('main').getByRole('link', { name: 'dashboard' })
      await expect(advice).toHaveAttribute('href', '/dashboard')
      await expect(page.getByRole('button', { name: 'close it' })).toHaveCount(0)
    })
  })
}

test('an employer extends one job and closes another', async ({ page, server }) => {
  const [longer, filled] = [await anAskedEmployer(server), await anAskedEmployer(server)]

  await page.goto(longer.link)
  await page.getByRole('button', { name: 'Yes, and keep it open until' }).click()
  await expect(page.getByText('It stays open for longer')).toBeVisible()
  await page.goto(filled.link)
  await page.getByRole('button', { name: 'No, it is filled: close it' }).click()
  await expect(page.getByRole('heading', { name: 'The job is closed' })).toBeVisible()

  const { closesAt } = await longer.rowOf()
  expect(Date.parse(closesAt ?? '')).toBeGreaterThan(Date.now() + 30 * DAY_MS)
  expect(await filled.rowOf()).toMatchObject({ status: 'closed', closedAs: 'filled' })
  await page.goto(`/jobDetails/${filled.job.id}`)
  await expect(page.getByText('Position filled.')).toBeVisible()
})

test('a seeker reads how old an advert is, and lists leave out one not seen for long', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { db } = server
  const word = uniqueWord()
  const put = async (title: string, days: number, more: object = {}) => {
    const source = { source: 'far', sourceRef: `${title} ${word}`, lastSeenAt: daysAgo(days) }
    const job = await postJob(server, { title: `${title} ${word}`, ...source, ...more })
    const passes = { licence: 1, occupation: 1, rate: 1, wording: 1 }
    await db.updateTable('jobSearch').set(passes).where('id', '=', job.id).execute()
    const change = db.updateTable('jobCheck').set({ headline: JSON.stringify(PASS) })
    await change.where('id', '=', job.id).execute()
    server.notifyJobsChanged()
    return job
  }
  const closing = { closesAt: daysAgo(-9), closingWords: 'Apply by Friday' }
  const old = await put('Old', 40, closing)
  const fresh = await put('Fresh', 1)
  const hidden = await put('Hidden', 70)

  await page.goto(`/jobDetails/${fresh.id}`)
  await expect(page.locator('article').first().locator('[data-tone=pass]')).toHaveCount(1)
  await page.goto(`/jobs?q=old+${word}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  const seen = `Not seen since ${mediumDate(old.lastSeenAt)}. Ask before you apply`
  await expect(page.getByRole('article')).toContainText(seen)
  await expect(page.locator('article [data-tone=pass]')).toHaveCount(0)
  await page.goto(`/jobDetails/${old.id}`)
  await expect(page.getByText('This advert was last seen on')).toBeVisible()
  await expect(page.getByText('The text says: Apply by Friday')).toBeVisible()
  await expect(page.locator('article').first().locator('[data-tone=pass]')).toHaveCount(0)
  expect(await structuredData(page)).toContain('JobPosting')
  await expectAccessible()

  await page.goto(`/jobDetails/${hidden.id}`)
  await expect(page.getByText('so our lists no longer show it')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await structuredData(page)).not.toContain('JobPosting')

  await recordSightings(db, [hidden.id], daysAgo(0))
  server.notifyJobsChanged()
  await page.goto(`/jobDetails/${hidden.id}`)
  await expect(page.getByText('so our lists no longer show it')).toHaveCount(0)
})
