import { jobPath } from '#board/jobs/model/job-paths.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { anApplicationForm } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { beLoggedIn, logInByPassword } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Saved? ${title}$`) })
/** Presses the button and waits for the answer: a page opened earlier could not show the saved job. */
const press = (page: Page, title: string) =>
  Promise.all([
    page.waitForResponse((response) => response.request().method() !== 'GET'),
    heart(page, title).click(),
  ])
const isPressed = (page: Page, title: string, pressed: boolean) =>
  expect(heart(page, title)).toHaveAttribute('aria-pressed', String(pressed))
const savedCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'saved')

/** The list is full. */
test.use({ expectedLog: /409/ })

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'a visitor saves jobs on the device, finds them and removes one',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        const word = uniqueWord()
        const [first, second] = [`Nurse ${word}`, `Carer ${word}`]
        const job = await postJob(server, { title: first })
        await postJob(server, { title: second })
        await page.goto(`/jobs?q=${word}`)
        await isPressed(page, first, false)

        await press(page, first)
        await isPressed(page, first, true)
        await expect(page).toHaveURL(new RegExp(`/jobs\\?q=${word}`))
        expect(await savedCookie(page)).toBeTruthy()
        await page.reload()
        await isPressed(page, first, true)
        await isPressed(page, second, false)
        if (script === 'on') await expectAccessible()

        await page.goto(jobPath(job))
        await isPressed(page, first, true)
        if (script === 'on') await expectAccessible()
        await press(page, first)
        await isPressed(page, first, false)
        // Two taps on one page within half a second are one.
        await page.reload()
        await isPressed(page, first, false)
        const isSaved = page.waitForResponse((response) => response.request().method() !== 'GET')
        await heart(page, first).dblclick()
        await isSaved
        await isPressed(page, first, true)
        await page.reload()
        await isPressed(page, first, true)
        expect(await savedCookie(page)).toBeTruthy()

        await page.goto('/saved')
        await expect(page.getByRole('heading', { name: first }).first()).toBeVisible()
        if (script === 'on') await expectAccessible()
        await page.getByRole('button', { name: `Remove ${first}` }).click()
        await expect(page.getByText(`Removed: ${first}`)).toBeVisible()
        await expect(page.getByText('Nothing saved yet')).toBeVisible()
        if (script === 'on') await expectAccessible()
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByRole('button', { name: `Remove ${first}` })).toBeVisible()
      },
    )

    test(
      'logging in moves the list into the account, and logging out leaves nothing',
      { tag: '@any-width' },
      async ({ page, server }) => {
        const word = uniqueWord()
        const [mine, both] = [`Mine ${word}`, `Both ${word}`]
        for (const title of [mine, both]) await postJob(server, { title })
        const person = await aPerson(server.db)
        await page.goto(`/jobs?q=${word}`)
        for (const title of [mine, both]) {
          await heart(page, title).click()
          await isPressed(page, title, true)
        }
        await expect.poll(async () => (await savedCookie(page))?.value.split('~')).toHaveLength(2)

        await page.goto('/login?next=/saved')
        await page.getByLabel('Email').fill(person.email)
        await page.getByLabel('Password', { exact: true }).fill('Tide-and-Harbour-7')
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(page).toHaveURL('/saved', { timeout: 20_000 })
        for (const title of [mine, both])
          await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible()
        expect(await savedCookie(page)).toBeUndefined()

        await page.goto('/login?logout=ask')
        await page.getByRole('button', { name: 'Yes' }).click()
        await expect(page.getByLabel('Email')).toBeVisible()
        expect(await savedCookie(page)).toBeUndefined()
        await page.goto('/saved')
        await expect(page.getByText('Nothing saved yet')).toBeVisible()
        if (script === 'on')
          expect(await page.evaluate(() => localStorage.getItem('seenJobs'))).toBeNull()
      },
    )
  })
}

test(
  'hearts pressed in two tabs at once are both on the device',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'Without the app each press is a page of its own.')
    const word = uniqueWord()
    const titles = [`Nurse ${word}`, `Carer ${word}`] as const
    for (const title of titles) await postJob(server, { title })
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/jobs?q=${word}`)
      await tab.mouse.move(5, 5)
      await tab.waitForLoadState('networkidle')
      // Both requests are sent before the first is answered.
      const client = await tab.context().newCDPSession(tab)
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 1000,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    }

    const answers = [page, other].map((tab) => tab.waitForResponse('**/api/v1/saved/*'))
    await heart(page, titles[0]).click()
    await heart(other, titles[1]).click()
    await Promise.all(answers)

    await expect.poll(async () => (await savedCookie(page))?.value.split('~')).toHaveLength(2)
  },
)

for (const script of ['on', 'off'] as const) {
  test.describe(`on a full device with script ${script}`, () => {
    test.use({ script })

    test(
      'a heart says that the list is full, and how to go on',
      { tag: ['@any-width', '@long'] },
      async ({ page, server }) => {
        const word = uniqueWord()
        await postJob(server, { title: `Last ${word}` })
        const value = Array.from({ length: 60 }, (_, i) => `job${i}.1.1`).join('~')
        await page.context().addCookies([{ name: 'saved', value, url: server.url }])
        await page.goto(`/jobs?q=${word}`)

        await heart(page, `Last ${word}`).click()

        await expect(page.getByText('This device can hold 60 saved jobs.').first()).toBeVisible()
        if (script === 'on') await isPressed(page, `Last ${word}`, false)
      },
    )
  })
}

test(
  'jobs looked at are on the list of saved jobs, and forgotten on demand',
  { tag: '@long' },
  async ({ page, server, expectAccessible }) => {
    const [first, second] = [await postJob(server), await postJob(server)]
    for (const job of [first, second]) await page.goto(jobPath(job))

    await page.goto('/saved')
    const recent = page.getByRole('region', { name: 'Recently viewed' })
    await expect(recent.getByRole('heading', { level: 3 })).toHaveText([second.title, first.title])
    await expectAccessible()
    await recent.getByRole('button', { name: 'Clear' }).click()
    await expect(recent).toHaveCount(0)
    await page.reload()
    await expect(recent).toHaveCount(0)
  },
)

async function aResume() {
  return {
    name: 'Ada Obi.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await aPdf().arrayBuffer()),
  }
}

test(
  'who applied sees so on the card, with a way to the application',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const word = uniqueWord()
    const owner = await aPerson(server.db)
    const { id: jobId } = await postJob(server, { title: `Nurse ${word}`, ownerId: owner.id })
    const person = await beLoggedIn(page, server)
    const multipart = { ...anApplicationForm(jobId), uploadResume: await aResume() } as never
    expect((await page.request.post('/api/v1/apply', { multipart })).status()).toBe(201)
    const { id } = await server.db
      .selectFrom('application')
      .select('id')
      .where('applicantId', '=', person.id)
      .executeTakeFirstOrThrow()

    await page.goto(`/jobs?q=${word}`)
    await page.getByRole('link', { name: /^Applied \d+ \w{3}/ }).click()

    await expect(page).toHaveURL(`/applications/${id}`)
  },
)

test(
  'a page for somebody with a list is stored by no cache and shown to nobody else',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const word = uniqueWord()
    const job = await postJob(server, { title: `Nurse ${word}` })
    const url = `${server.url}/jobs?q=${word}`
    await page.request.put(`/api/v1/saved/${job.id}`)
    const { name, value } = (await savedCookie(page)) ?? { name: '', value: '' }

    for (let time = 0; time < 2; time += 1) {
      const theirs = await fetch(url, { headers: { cookie: `${name}=${value}` } })
      const anonymous = await fetch(url)
      expect(theirs.headers.get('cache-control')).toBe('private, no-cache')
      expect(await theirs.text()).toContain('aria-pressed="true"')
      expect(anonymous.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
      expect(await anonymous.text()).not.toContain('aria-pressed="true"')
    }
  },
)

test(
  'what is saved in one account is in no other',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server)
    await beLoggedIn(page, server)
    await page.request.put(`/api/v1/saved/${job.id}`)
    await page.context().clearCookies()
    await logInByPassword(page, await aPerson(server.db))

    await page.goto('/saved')

    await expect(page.getByText('Nothing saved yet')).toBeVisible()
  },
)

test(
  'after a job is removed, the focus is on the next one; all tabs are in sight',
  { tag: '@phone' },
  async ({ page, server }) => {
    const word = uniqueWord()
    const titles = [`Nurse ${word}`, `Carer ${word}`]
    for (const title of titles) await postJob(server, { title })
    await page.goto(`/jobs?q=${word}`)
    for (const title of titles) await press(page, title)
    await page.goto('/saved')
    const tabs = page.getByRole('navigation', { name: 'Saved jobs' }).getByRole('list')
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)

    const [first = '', second = ''] = await page
      .getByRole('heading', { level: 2 })
      .allTextContents()
    await page.getByRole('button', { name: `Remove ${first}` }).click()
    await expect(page.getByText(`Removed: ${first}`)).toBeVisible()
    await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused()
    await page.getByRole('button', { name: `Remove ${second}` }).click()
    await expect(page.getByText(`Removed: ${second}`)).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
  },
)
