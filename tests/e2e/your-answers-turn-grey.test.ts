import type { Page } from '@playwright/test'
import { afterHydration, expect, test } from '#tests/support/e2e.ts'
import { ageRegister } from '#tests/support/freshness.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { registerCsv } from '#tests/support/register-files.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { today } from '#platform/primitives/time/today.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

/** Opens a page until it shows these words: pages are kept for seconds. */
async function openUntil(page: Page, path: string, words: string) {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

test('a nurse sees what passed turn grey, why, and green again once a register is loaded', async ({
  page,
  server,
  expectAccessible,
}) => {
  test.slow()
  const title = `Staff nurse ${uniqueWord()}`
  const job = await aNursePost(server, { title })
  const list = `/jobs?q=${encodeURIComponent(`"${title}"`)}`
  const card = page.getByRole('article').filter({ hasText: title })
  await openUntil(page, list, 'Could be sponsored')
  // A page made before the register was there is kept for seconds.
  await expect(async () => {
    await page.goto(list)
    await expect(page.getByText(/^Rules of .*, read .*; register of .*\.$/)).toHaveCount(1, {
      timeout: 1000,
    })
  }).toPass({ timeout: 20_000 })

  await ageRegister(server.db, 23)
  await openUntil(page, list, 'Maybe: our register is old')
  await expect(card).toContainText('The register is 23 days old')
  const note = page.getByText('The register is 23 days old: check on GOV.UK before you decide.')
  await expect(note).toHaveCount(1)
  // It leaves the jobs in sight.
  expect((await note.boundingBox())?.height).toBeLessThan(60)
  await expect(page.getByText('Could be sponsored')).toHaveCount(0)
  await expectAccessible()

  await openUntil(page, `/jobDetails/${job.id}`, 'Our register is 23 days old')
  await expect(
    page.getByText(
      /^(?:Was there on|Was open on|Passed under the rules we read on) \d+ \w+ \d{4}$/,
    ),
  ).toHaveCount(3)
  // Words of an advert do not grow old.
  await expect(page.getByText('Pass', { exact: true })).toHaveCount(1)
  await expectAccessible()
  await openUntil(page, '/sponsorship', 'So no job is green now')
  await openUntil(page, '/hi/jobs', 'रजिस्टर 23 दिन पुराना है')
  const call = await page.request.get(`/api/v1/jobs/${job.id}/sponsorship`)
  expect(await call.json()).toMatchObject({
    isOld: true,
    asOf: { oldBecause: 'The register is 23 days old' },
    lines: [{ verdict: 'pass' }, { verdict: 'pass' }, { verdict: 'pass' }, { verdict: 'pass' }],
  })

  await beLoggedIn(page, server)
  for (const form of ['/post', '/post?step=all']) {
    await page.goto(form)
    await afterHydration(page, null)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a job')
  }

  await ageRegister(server.db, 0)
  await openUntil(page, list, 'Could be sponsored')
})

test.describe('without a script', () => {
  test.use({ script: 'off' })

  test('an owner confirms the rules, compares a page and uploads a register', async ({
    page,
    server,
    expectAccessible,
  }) => {
    await beLoggedIn(page, server, { isOwner: true })
    await page.goto('/desk')
    const sections = page.getByRole('navigation', { name: 'Admin' })
    await sections.getByRole('link', { name: 'Rules and register' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules and register')
    await expectAccessible()

    await page.getByRole('button', { name: 'I looked today, and nothing is newer' }).click()
    await expect(page.getByRole('heading', { name: 'Who looked' })).toBeVisible()

    await page.getByLabel('Page of the Immigration Rules').setInputFiles({
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<table><tr><td>2112 Biologists</td><td>30 June 2027</td></tr></table>'),
    })
    await page.getByRole('button', { name: 'Show what differs' }).click()
    await expect(page.getByText('2112: 31 Dec 2026 here, 30 Jun 2027 on the page')).toBeVisible()

    const register = registerCsv([`Acme ${uniqueWord()} Ltd`])
    await page.getByLabel('CSV file of the register of workers').setInputFiles({
      name: 'register.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(register.replace('Organisation Name', 'Organisation')),
    })
    await page.getByLabel('Day of the register').fill(today())
    await page.getByLabel('Columns').fill('Organisation Name=Organisation')
    await page.getByLabel('Load it even if more than 3 %').check()
    await page.getByRole('button', { name: 'Upload the register' }).click()
    await expect(page.getByText('The register has arrived.')).toBeVisible()
    await openUntil(page, '/desk/data', 'is loaded: 1 organisations from 1 rows')
    await expect(page.getByText('read Organisation Name from ‘Organisation’')).toBeVisible()
    await expectAccessible()
  })

  test('a form of another site confirms nothing and uploads nothing', async ({ page, server }) => {
    await beLoggedIn(page, server, { isOwner: true })
    const count = async () => {
      const rows = await server.db.selectFrom('ruleConfirmation').select('id').execute()
      const uploads = await server.db.selectFrom('registerUpload').select('id').execute()
      return [rows.length, uploads.length]
    }
    const before = await count()
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

    const confirmed = await page.request.post('/desk/data', { headers, form: {} })
    const uploaded = await page.request.post('/desk/data?do=register', {
      headers,
      multipart: {
        published: today(),
        register: { name: 'r.csv', mimeType: 'text/csv', buffer: Buffer.from(registerCsv(['A'])) },
      },
    })

    expect([confirmed.status(), uploaded.status()]).toEqual([403, 403])
    expect(await count()).toEqual(before)
  })
})
