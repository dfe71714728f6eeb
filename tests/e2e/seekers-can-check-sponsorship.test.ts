import { mediumDate } from '#platform/primitives/formats.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expect, test } from '#tests/support/e2e.ts'
import { aSponsor } from '#tests/support/register.ts'
import { aCarerPost, aNursePost } from '#tests/support/sponsored-posts.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

/** A result by its heading. */
function lineOf(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true })
  return page.getByRole('main').getByRole('listitem').filter({ has: heading }).first()
}

async function expectLines(page: Page, words: string[]) {
  const titles = ['Licence', 'Occupation', 'Pay', 'Advert wording']
  for (const [index, title] of titles.entries()) {
    await expect(lineOf(page, title)).toContainText(words[index] ?? '')
  }
}

test('a nurse reads whether a job can be sponsored, opens the figures and asks for herself', async ({
  page,
  server,
  expectAccessible,
}) => {
  const job = await aNursePost(server)
  await page.goto(`/jobDetails/${job.id}`)
  const panel = page.getByRole('region', { name: 'How we got this answer' })
  await expectLines(page, ['Pass', 'Pass', 'Pass', 'Pass'])
  await expect(page.getByText('Employer offers sponsorship')).toBeVisible()
  await expect(panel).toContainText('Information, not legal advice.')
  await expect(
    page.getByText(`, read ${mediumDate(today())}; register of ${mediumDate(today())}.`).first(),
  ).toBeVisible()

  const pay = lineOf(page, 'Pay')
  await expect(pay.locator('dl')).toBeHidden()
  await pay.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(pay.locator('dl')).toContainText('£')
  await panel.getByText('Sources', { exact: true }).press('Enter')
  await expect(panel.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible()
  await expectAccessible()

  await page.getByText('Can I take this job?').press('Enter')
  await page.getByLabel('Where are you now?').focus()
  await page.keyboard.type('Outside')
  await page.getByLabel('How good is your English?').focus()
  await page.keyboard.type('Below')
  await page.getByLabel('Are you registered').focus()
  await page.keyboard.type('Yes')
  await page.getByLabel('Which passport will you use?').focus()
  await page.keyboard.type('Another')
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Check for me' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/sponsorship/${job.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can I take this job?')
  await expectLines(page, ['Pass', 'Pass', 'Pass', 'Pass'])
  await expect(lineOf(page, 'Your English')).toContainText('Fail')
  await expect(lineOf(page, 'Your registration')).toContainText('Pass')
  await expect(page.getByLabel('Where are you now?')).toHaveValue('abroad')
  await expect(page.getByLabel('How good is your English?')).toHaveValue('below-b1')
  await expect(page.getByLabel('Which UK visa')).toHaveValue('')
  await expectAccessible()

  await page.getByLabel('How good is your English?').selectOption('b2')
  await page.getByRole('button', { name: 'Check for me' }).click()
  await expect(lineOf(page, 'Your English')).toContainText('Pass')
  await page.getByRole('link', { name: 'Back to the advert' }).click()
  await expect(page).toHaveURL(new RegExp(`/jobDetails/${job.id}/`))
})

test(
  'title, pay, answer and the way to apply are on the first screen',
  { tag: ['@both-widths', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const job = await aNursePost(server)
    await page.goto(`/jobDetails/${job.id}`)
    const answer = page.getByText('Could be sponsored').first()
    const title = page.getByRole('heading', { level: 1 })

    for (const part of [answer, title, page.getByText('£33,000 to £38,000 a year').first()]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('link', { name: 'Apply for this job' })).toBeInViewport({
      ratio: 1,
    })
    await expectAccessible()
  },
)

test(
  'an answer survives going back, loading anew and a new tab, until it is forgotten',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const job = await aNursePost(server)
    await page.goto(`/sponsorship/${job.id}`)
    await page.getByLabel('Where are you now?').selectOption('abroad')
    await page.getByLabel('How good is your English?').selectOption('b2')
    await page.getByRole('button', { name: 'Check for me' }).click()
    await expect(lineOf(page, 'Your English')).toContainText('Pass')

    await page.getByRole('link', { name: 'How we check' }).first().click()
    await expect(page).toHaveURL('/sponsorship')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can I take this job?')
    await expect(lineOf(page, 'Your English')).toContainText('Pass')
    await page.reload()
    await expect(page.getByLabel('Where are you now?')).toHaveValue('abroad')

    await page.goto(`/sponsorship/${job.id}`)
    await expect(lineOf(page, 'Your English')).toContainText('Pass')
    await page.getByRole('button', { name: 'Forget' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can this job be sponsored?')
    await expect(page.getByLabel('Where are you now?')).toHaveValue('')
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test('a nurse does all of it the same', { tag: '@any-width' }, async ({ page, server }) => {
    const job = await aNursePost(server)
    await page.goto(`/jobDetails/${job.id}`)
    await expectLines(page, ['Pass', 'Pass', 'Pass', 'Pass'])
    await lineOf(page, 'Pay').locator('summary').click()
    await expect(lineOf(page, 'Pay').locator('dl')).toContainText('£')

    await page.getByText('Can I take this job?').click()
    await page.getByLabel('Where are you now?').selectOption({ label: 'Outside the UK' })
    await page.getByLabel('How good is your English?').selectOption({ label: 'B2, C1 or C2' })
    await page.getByRole('button', { name: 'Check for me' }).click()

    await expect(page).toHaveURL(`/sponsorship/${job.id}`)
    await expect(lineOf(page, 'Your English')).toContainText('Pass')
    await expect(page.getByLabel('Where are you now?')).toHaveValue('abroad')
  })
})

test(
  'a carer abroad learns why not, and where it is written',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const job = await aCarerPost(server)
    await page.goto(`/jobDetails/${job.id}`)
    const occupation = lineOf(page, 'Occupation')
    await expect(occupation).toContainText('Fail')
    await expect(page.getByText('Employer offers sponsorship')).toHaveCount(0)

    await occupation.locator('summary').click()
    await page.locator('#main').getByText('Sources', { exact: true }).click()
    const source = page.getByRole('list', { name: 'Sources' }).getByRole('link').first()
    await expect(source).toHaveAttribute('href', /^https:\/\/www\.gov\.uk\//)
    await expectAccessible()

    await page.getByRole('link', { name: 'See the full check' }).click()
    await expect(page).toHaveURL(`/sponsorship/${job.id}`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(lineOf(page, 'Occupation').locator('summary')).toContainText('Occupation')
    await expectAccessible()
    await page.getByLabel('Where are you now?').selectOption('abroad')
    await page.getByRole('button', { name: 'Check for me' }).click()
    await expect(lineOf(page, 'Occupation')).toContainText('Fail')
  },
)

/** The whole content of the database, in all its schemas. */
async function everythingIn({ db }: Parameters<typeof aNursePost>[0]) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.raw(name)} as t`.execute(db)
    texts.push(`${name}: ${JSON.stringify(rows)}`)
  }
  return texts.join('\n')
}

/** Answers in words that appear nowhere else. */
const ANSWERS = {
  where: 'uk',
  permission: 'not-switchable',
  qualification: 'stem-phd',
  registration: 'working-towards',
}

test(
  'an answer is on the device alone: in no address, log, table or cache',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await aNursePost(server)
    const path = `/sponsorship/${job.id}`
    const before = (await page.request.get(path)).headers()
    const from = server.log.length

    const sent = await page.request.post(path, { form: ANSWERS, maxRedirects: 0 })
    const answer = await page.request.get(path)

    expect(sent.status()).toBe(303)
    expect(sent.headers()['location']).toBe(path)
    const [situation, passport] = sent.headers()['set-cookie']?.split('\n') ?? []
    expect(situation).toMatch(/^situation=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(passport).toBe('passport=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    expect(answer.headers()['cache-control']).toBe('private, no-cache')
    expect(answer.headers()).not.toHaveProperty('cdn-cache-control')
    expect(before['cache-control']).toBe('public, max-age=0, s-maxage=5')
    expect(await answer.text()).toContain('Can I take this job?')
    await expect.poll(() => server.log.slice(from).join('')).toContain(path)
    const stored = server.log.join('') + (await everythingIn(server))
    expect(stored).toContain(job.id)
    for (const word of Object.values(ANSWERS).slice(1)) expect(stored).not.toContain(word)
    const stranger = await (await fetch(new URL(path, answer.url()))).text()
    expect(stranger).toContain('Can this job be sponsored?')
    expect(stranger).not.toContain('selected=""')
  },
)

test(
  'an answer that is on no list is rejected with a sentence, and the others stay',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await aNursePost(server)
    const path = `/sponsorship/${job.id}`

    const answer = await page.request.post(path, { form: { ...ANSWERS, english: 'fluent' } })

    expect(answer.status()).toBe(422)
    expect(answer.headers()['cache-control']).toBe('private, no-cache')
    const html = await answer.text()
    expect(html).toContain('Choose from the list, or leave the question out.')
    expect(html).toMatch(/<option[^>]* value="stem-phd"[^>]* selected=""/)
    expect(html).not.toContain('fluent')
    expect((await page.request.post(path, { data: ANSWERS })).status()).toBe(415)
    expect((await page.request.post(path, { form: {}, maxRedirects: 0 })).status()).toBe(303)
    expect((await page.request.post('/sponsorship/nothing', { form: {} })).status()).toBe(404)
  },
)

test(
  'another site cannot send the form for a person',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await aNursePost(server)

    const places: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of places) {
      const answer = await page.request.post(`/sponsorship/${job.id}`, { form: ANSWERS, headers })
      expect(answer.status()).toBe(403)
    }
  },
)

test(
  'an advert that looks wrong is reported with its address',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await aNursePost(server)
    await page.goto(`/jobDetails/${job.id}`)
    await page.getByRole('link', { name: 'Report this advert' }).click()

    await expect(page).toHaveURL(`/report?job=${job.id}`)
    await page.goto('/contact?job=<script>')
    await expect(page.getByLabel('Message')).toHaveValue('')
  },
)

test(
  'names as long as they may be stick out of no page',
  { tag: ['@both-widths', '@long'] },
  async ({ page, server }) => {
    const name = 'W'.repeat(200)
    const sponsor = await aSponsor(server.db, {
      name: `${'M'.repeat(150)} ${uniqueWord()}`,
    })
    const job = await aNursePost(server, {
      title: name,
      employerName: name,
      sponsorId: sponsor.id,
      legalName: sponsor.name,
    })
    for (const path of [`/jobDetails/${job.id}`, `/sponsorship/${job.id}`]) {
      await page.goto(path)
      for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click()
      const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(hidden, path).toBeLessThanOrEqual(0)
    }
  },
)
