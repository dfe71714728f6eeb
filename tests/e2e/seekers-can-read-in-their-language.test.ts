import { aPostedJob } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { waitForMail } from '#tests/support/journeys.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'a seeker reads in Urdu from the home page to the application',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        // The checker is itself a script.
        const checkPage = async () => (script === 'on' ? expectAccessible() : undefined)
        const employer = await aPerson(server.db, { firstName: 'Bola' })
        const applyEmail = `jobs-${employer.id}@employer.example`
        const title = `Night nurse ${uniqueWord()}`
        const job = await aPostedJob(server.db, employer, { title, applyEmail })
        server.notifyJobsChanged()
        const seeker = await aPerson(server.db)

        await page.goto('/')
        await page.getByRole('link', { name: 'اردو' }).click()
        await expect(page).toHaveURL('/ur')
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
        await expect(page.getByText('کسی اہلِ زبان نے اسے ابھی تک نہیں جانچا')).toBeVisible()
        await checkPage()

        await page.getByRole('link', { name: /^تمام (?:\d+ )?نوکریاں دیکھیں/ }).click()
        await expect(page).toHaveURL('/ur/jobs')
        await checkPage()
        await page.getByRole('link', { name: title, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`/ur/jobDetails/${job.id}/`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
        await expect(page.getByRole('heading', { name: 'ہم یہ کیوں کہتے ہیں' })).toBeVisible()
        await checkPage()
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)

        await page.getByRole('link', { name: 'اس نوکری کے لیے درخواست دیں' }).click()
        await page.getByLabel('Email', { exact: true }).fill(seeker.email)
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Log in' }).click()
        await expect(page).toHaveURL(`/ur/jobform/${job.id}`)
        await expect(page.getByLabel('فون نمبر')).toBeVisible()
        await checkPage()
        await page.getByLabel('فون نمبر').fill('0803 123 4567')
        await page.locator('#yearsOfExperience').fill('6')
        await page.getByLabel('کور لیٹر').fill('Six years of nights.')
        const buffer = Buffer.from(await aPdf(3000).bytes())
        await page
          .getByLabel('سی وی', { exact: false })
          .setInputFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer })
        await page.getByRole('button', { name: 'میری درخواست بھیجیں' }).click()
        await expect(page).toHaveURL('/ur/jobs')
        const mail = await waitForMail(server, seeker.email, new RegExp(title))
        expect(mail.subject).toMatch(/^آپ نے درخواست دی/)
        expect(mail.html).toContain('<html dir="rtl" lang="ur">')
      },
    )
  })
}

test.describe('in a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test(
    'a page in English offers itself in Hindi, and a page in Hindi nothing',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto('/jobs')
      const offer = page
        .getByRole('navigation', { name: 'Language' })
        .getByRole('link', { name: 'हिन्दी में पढ़ें', exact: true })
      await expect(offer).toHaveAttribute('lang', 'hi')
      await offer.click()
      await expect(page).toHaveURL('/hi/jobs')
      await expect(page.getByText('में पढ़ें', { exact: true })).toHaveCount(0)
    },
  )
})

test('no language is offered to people who read English', async ({ page }) => {
  await page.goto('/jobs')
  const names = page.getByRole('navigation', { name: 'Language' }).getByRole('link')
  await expect(names).toHaveText(['English', 'বাংলা', 'हिन्दी', 'नेपाली', 'اردو'])
})

test('lists of work stay in the language', async ({ page, server }) => {
  const employer = await aPerson(server.db)
  for (const town of ['Leeds', 'Leeds', 'Leeds'])
    await aPostedJob(server.db, employer, { title: 'Ward sister', place: town })
  server.notifyJobsChanged()
  await page.goto('/hi')
  const links = page.locator('main').getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const lists = hrefs.filter((href) => /^\/(?:\w\w\/)?(?:jobs|tech|finance|marketing)\b/.test(href))
  expect(lists.filter((href) => href.includes('category='))).not.toEqual([])
  expect(lists.filter((href) => !href.startsWith('/hi/jobs'))).toEqual([])
})

test(
  'the Hindi pages are accessible, and lead to English where there is no Hindi',
  { tag: '@long' },
  async ({ page, server, expectAccessible }) => {
    const employer = await aPerson(server.db)
    const job = await aPostedJob(server.db, employer, { title: 'Ward sister' })
    server.notifyJobsChanged()
    for (const path of [
      '/hi',
      '/hi/jobs',
      `/hi/jobDetails/${job.id}/ward-sister`,
      '/hi/sponsorship',
    ]) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await expectAccessible()
    }
    await page.getByRole('link', { name: 'अनुवाद की ग़लती बताएँ' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page.getByLabel('Message')).toHaveValue(
      /About the translation \(hi\) of .*\/hi\/sponsorship/,
    )
  },
)

test(
  'an address keeps its language, and an unknown one is not found',
  { tag: '@any-width' },
  async ({ page }) => {
    const { request } = page
    const search = await request.get('/hi/jobs?q=&place=', { maxRedirects: 0 })
    expect(search.headers().location).toBe('/hi/jobs')
    const english = await request.get('/hi/contact?job=1', { maxRedirects: 0 })
    expect([english.status(), english.headers().location]).toEqual([307, '/contact?job=1'])
    const unknown = await request.get('/zz/jobs')
    expect(unknown.url()).toMatch(/\/404$/)
    const gone = await request.get('/ur/jobDetails/nosuchjob')
    expect(gone.status()).toBe(404)
  },
)

test('caches keep languages apart', { tag: '@any-width' }, async ({ page }) => {
  for (const time of [1, 2]) {
    for (const [path, lang] of Object.entries({
      '/jobs': 'en-GB',
      '/ur/jobs': 'ur',
      '/hi/jobs': 'hi',
    })) {
      const html = await (await page.request.get(path)).text()
      expect(html, `${path}, time ${time}`).toContain(`<html lang="${lang}"`)
    }
  }
})

test(
  'the note of a translation stands in from the edge, and its links apart',
  { tag: ['@both-widths', '@long'] },
  async ({ page }) => {
    for (const path of ['/hi', '/ur/jobs']) {
      await page.goto(path)
      const note = page.locator('aside').filter({ has: page.locator('a[rel=nofollow]') })
      const { x = 0, width = 0 } = (await note.locator('p').first().boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(12)
      expect(x + width).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - 12)
      const [one, two] = await note.getByRole('link').all()
      const [a, b] = [await one?.boundingBox(), await two?.boundingBox()]
      if (!a || !b) throw new Error('The note has no two links.')
      expect(
        Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width), Math.abs(b.y - a.y)),
      ).toBeGreaterThan(8)
    }
  },
)

test(
  'what stands at the end of a line stands at its left in Urdu, on the page',
  { tag: ['@both-widths', '@long'] },
  async ({ page }) => {
    await page.goto('/ur/jobs?place=Leeds')
    const width = page.viewportSize()?.width ?? 0
    // A phone shows a search in one line, without the distance.
    if (width > 1000) {
      const place = await page.locator('input[name=place]').boundingBox()
      const distance = await page.locator('#radius').boundingBox()
      if (!place || !distance) throw new Error('The search has no place or no distance.')
      expect(distance.x + distance.width).toBeLessThan(place.x + place.width / 2)
    }

    const filters = page.locator('details').filter({ has: page.locator('#category') })
    await filters.locator('summary').first().click()
    const panel = await page.locator('#category').boundingBox()
    if (!panel) throw new Error('The filters are not open.')
    expect(panel.x).toBeGreaterThanOrEqual(0)
    expect(panel.x + panel.width).toBeLessThanOrEqual(width)
  },
)
