import type { Locator } from '@playwright/test'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { closeFilters, openFilters } from '#tests/support/search-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

test('a seeker narrows the list, opens a job and reads all of it', async ({
  page,
  server,
  expectAccessible,
}) => {
  const title = `Ward sister ${Date.now()}`
  await postJob(server, {
    title,
    employerName: 'Lantern Quay Hospital',
    category: 'nursing',
    type: 'Full-time',
    country: 'IE',
    place: 'Galway',
    payMin: 46_000,
    payMax: 52_500,
    payCurrency: 'EUR',
    payPeriod: 'year',
    hoursPerWeek: 37.5,
    applyEmail: 'jobs@lantern-quay.example',
    description:
      'We look after 24 people by the sea.\n\nWhat you will do\n- Lead a shift\n- Teach students',
  })
  await page.goto('/jobs')
  await expectAccessible()

  await openFilters(page)
  await page.getByLabel('Category').selectOption({ value: 'nursing' })
  await page.getByLabel('Country').selectOption({ value: 'IE' })

  await expect(page).toHaveURL(/\/jobs\?.*category=nursing.*country=IE/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nursing jobs in Ireland')
  await closeFilters(page)
  await page.getByRole('link', { name: title, exact: true }).click()

  await expect(page).toHaveURL(/\/jobDetails\/[0-9a-z]{13}\/ward-sister-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const main = page.getByRole('main')
  await expect(main).toContainText('€46,000 to €52,500 a year')
  await expect(main).toContainText('Galway')
  await expect(main).toContainText('37.5')
  await expect(main.getByRole('heading', { name: 'What you will do' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Lead a shift' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'jobs@lantern-quay.example' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Apply for this job' })).toHaveAttribute(
    'href',
    /\/jobform\//,
  )
  await expectAccessible()
})

test(
  'a job opens without loading the page, and the list is there again when going back',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const job = await postJob(server, { place: 'Leeds', category: 'nursing', country: 'GB' })
    await page.goto('/jobs')
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    await page.evaluate(() => document.body.setAttribute('data-stays', ''))

    await page.getByRole('link', { name: job.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
    await page.goBack()
    await expect(page).toHaveURL('/jobs')
    await expect(page.locator('body[data-stays]')).toHaveCount(1)
  },
)

test(
  'pages are links, and going back returns to the same place',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const country = 'MT'
    for (let i = 0; i < 23; i += 1) {
      const postedAt = new Date(Date.UTC(2026, 9, 1, 0, i)).toISOString()
      await postJob(server, { country, title: `Port job ${i}`, postedAt })
    }
    await page.goto(`/jobs?country=${country}`)
    await expect(page.getByRole('article')).toHaveCount(20)

    await page.getByRole('link', { name: 'Next' }).click()

    await expect(page).toHaveURL(`/jobs?country=${country}&page=2`)
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Port job 0', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(20)
  },
)

test(
  'a list without jobs says so and offers the way out',
  { tag: '@any-width' },
  async ({ page, expectAccessible }) => {
    await page.goto('/jobs?category=robotics&country=TV')

    await expect(page.getByText('No open jobs match')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Clear the filters' }).click()
    await expect(page).toHaveURL('/jobs')
  },
)

test(
  'a filter nobody knows is said in a sentence, and the jobs still come',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await postJob(server)
    await page.goto('/jobs?category=alchemy')

    await expect(page.getByText('Choose a category from the list.')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

test(
  'a page link that no list gave out shows a sentence and the newest jobs',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await postJob(server)
    await page.goto('/jobs?after=damaged')

    await expect(
      page.getByText('This link does not work any more, so here is the first page.'),
    ).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

test(
  'an address that no job ever had is not found, whatever is in it',
  { tag: '@any-width' },
  async ({ request }) => {
    for (const id of ['nope', '%00', '%27%20or%201=1', 'a'.repeat(200)]) {
      expect((await request.get(`/jobDetails/${id}`)).status()).toBe(404)
    }
  },
)

test(
  'a closed job says so and cannot be applied for',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server, { status: 'closed', closedAt: '2026-11-01T00:00:00.000Z' })
    await page.goto(`/jobDetails/${job.id}`)

    await expect(page.getByText('This job has closed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apply for this job' })).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  },
)

test(
  'without an id the newest job is shown, then the job opened last',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const newest = () => new Date().toISOString()
    const opened = await postJob(server, { title: 'Opened before', postedAt: newest() })
    await postJob(server, { title: 'Newer', postedAt: newest() })
    await page.goto('/jobDetails')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newer')

    await page.goto(`/jobDetails/${opened.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opened before')
    await page.waitForFunction((id) => document.cookie.includes(id), opened.id)

    await page.goto('/jobDetails')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opened before')
  },
)

test(
  'an advert that came with markup keeps its structure',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server, {
      description: 'Duties\n\n- Care',
      descriptionHtml: '<h3>Duties</h3><ul><li>Care</li></ul>',
    })
    await page.goto(`/jobDetails/${job.id}`)

    await expect(page.getByRole('main').getByRole('heading', { name: 'Duties' })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test(
    'a seeker finds and reads a job all the same',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const job = await postJob(server, { category: 'veterinary', country: 'NZ' })
      await page.goto('/jobs')
      await openFilters(page)
      await page.getByLabel('Category').selectOption({ value: 'veterinary' })
      await page.getByRole('button', { name: /^Show / }).click()
      await page.getByRole('link', { name: job.title, exact: true }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
      await expect(page.getByRole('link', { name: 'Apply for this job' })).toBeVisible()
    },
  )
})

test(
  'a job that was opened on this device is marked in every list, and nothing moves',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script === 'off', 'The device remembers it with a script.')
    // Short enough for one line in any typeface: the page's own may load between the two looks.
    const title = uniqueWord()
    await postJob(server, { title })
    await postJob(server, { title: `${title} abroad` })
    await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
    const card = page.getByRole('article').filter({ hasText: title }).last()
    await expect(page.getByText('Seen', { exact: true })).toHaveCount(0)
    const before = await card.boundingBox()
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    await page.goBack()
    await expect(page.getByText('Seen', { exact: true })).toHaveCount(1)
    expect(await card.boundingBox()).toEqual(before)
    const sent = page.waitForRequest(/\/jobs/)
    await page.reload()
    expect((await sent).headers().cookie ?? '').not.toContain('seen')
    await expect(page.getByText('Seen', { exact: true })).toHaveCount(1)
  },
)

/** How much of a text on one line can be read, as a share of its width. */
const shownOf = (text: Locator) => text.evaluate((one) => one.clientWidth / one.scrollWidth)

test(
  'a card says who the employer is and where the job is, however many its marks',
  { tag: '@phone' },
  async ({ page, server }) => {
    const word = uniqueWord()
    const long = 'Saltmarsh House Nursing and Residential Care Home of the North'
    const usual = 'Tidewell Care Group'
    const place = 'Newcastle'
    const aSample = () => ({ source: 'sample', sourceRef: crypto.randomUUID() })
    const seen = await postJob(server, {
      title: `Nurse ${word}`,
      place: 'Plymouth',
      employerName: long,
      ...aSample(),
    })
    await postJob(server, { title: `Matron ${word}`, place, employerName: usual, ...aSample() })
    await page.goto(`/jobs?q=${word}`)
    const cardOf = (title: string) =>
      page.getByRole('article').filter({ hasText: `${title} ${word}` })
    const before = await cardOf('Nurse').boundingBox()
    await page.goto(jobPath(seen))
    await page.goto(`/jobs?q=${word}`)
    await expect(cardOf('Nurse').getByText('Seen', { exact: true })).toBeVisible()
    expect(await cardOf('Nurse').boundingBox()).toEqual(before)

    // Beside two marks both ends may give way.
    expect(await shownOf(cardOf('Nurse').getByText('Plymouth', { exact: true }))).toBeGreaterThan(
      0.75,
    )
    const name = await cardOf('Nurse').getByText(long, { exact: true }).boundingBox()
    expect(name?.width).toBeGreaterThan(90)
    expect(await shownOf(cardOf('Matron').getByText(place, { exact: true }))).toBe(1)
    expect(await shownOf(cardOf('Matron').getByText(usual, { exact: true }))).toBeGreaterThan(0.8)
  },
)

test(
  'the preview of a card’s text can be read beside long facts',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, {
      title: `Nurse ${word}`,
      poster: 'unproved',
      hoursPerWeek: 37.5,
      postedAt: new Date(Date.now() - 75 * 86_400_000).toISOString(),
    })
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/jobs?q=${word}`)
      const preview = page.getByRole('article').locator('p[class^=preview]')
      // At the widest it shares a line, so that five cards are in sight.
      const least = width === 1280 ? 120 : 200
      expect((await preview.boundingBox())?.width, String(width)).toBeGreaterThan(least)
    }
    const usual = uniqueWord()
    await postJob(server, { title: `Nurse ${usual}`, hoursPerWeek: 37.5 })
    await page.goto(`/jobs?q=${usual}`)
    const card = page.getByRole('article')
    expect((await card.locator('p[class^=preview]').boundingBox())?.width).toBeGreaterThan(500)
    await expect(card.locator('[data-initials]')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(card.locator('[data-initials]')).toBeHidden()
  },
)
