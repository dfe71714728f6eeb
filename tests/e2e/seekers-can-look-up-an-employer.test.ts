import { mediumDate } from '#platform/primitives/formats.ts'
import { today } from '#platform/primitives/time/today.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { aSponsor } from '#tests/support/register.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { newId } from '#platform/secrets/new-id.ts'

const PHONE = { width: 360, height: 740 }

for (const script of ['on', 'off'] as const) {
  test.describe(`with the script ${script}`, () => {
    test.use({ script })

    test(
      'a seeker looks an employer up and reads its page',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        await page.setViewportSize(PHONE)
        // The checker is itself a script.
        const expectGood = script === 'on' ? expectAccessible : () => Promise.resolve()
        const word = `Saltmarsh${newId()}`
        const { name } = await aSponsor(server.db, { name: `${word} Hospitals Limited` })
        await page.goto('/')
        const footer = page.getByRole('contentinfo')
        await footer.getByRole('link', { name: 'Look up an employer' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Does this employer hold a licence?',
        )
        await expectGood()

        await page.getByLabel('Employer’s name').fill(`${word} nowhere`)
        await page.getByRole('button', { name: 'Look up' }).click()
        await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
          'No entry with this name',
        )
        await expectGood()

        await page.getByLabel('Employer’s name').fill(word)
        await page.getByRole('button', { name: 'Look up' }).click()
        await expect(page.getByLabel('Employer’s name')).toHaveValue(word)
        await expect(page.getByRole('main')).toContainText('Skilled Worker, A rating')
        await expectGood()

        await page.getByRole('link', { name }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        const main = page.getByRole('main')
        await expect(main).toContainText('Worker (A rating)')
        await expect(main).toContainText(mediumDate(today()))
        await expect(main).toContainText('Nobody may ask you for money')
        await expect(main).not.toContainText(/verified|\bsafe\b/i)
        await expectGood()
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectGood()
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(hidden).toBeLessThanOrEqual(0)
      },
    )
  })
}

test(
  'a job leads to its employer, whose page has the job',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const job = await aNursePost(server)
    await page.goto(`/jobDetails/${job.id}`)
    await page.getByRole('link', { name: 'See this employer' }).click()
    await expect(page).toHaveURL(/\/employers\//)

    const jobs = page.getByRole('region', { name: 'Open jobs' })
    await expect(jobs.getByRole('link', { name: job.title, exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'What we found for its adverts' })).toContainText(
      'Its one open advert',
    )
    await expectAccessible()
  },
)

test('the way we check leads to the look-up', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/sponsorship')
  await page.getByRole('main').getByRole('link', { name: 'Look up an employer' }).click()
  await expect(page).toHaveURL('/employers')
})

test(
  'search engines get one address, and none for pages without jobs',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await aNursePost(server)
    const busy = { id: job.sponsorId ?? '', name: job.legalName ?? '' }
    const idle = await aSponsor(server.db)

    await page.goto(`/employers/${busy.id}`)
    await expect(page).toHaveURL(employerPath(busy))
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveCount(1)
    await expect(canonical).toHaveAttribute('href', new RegExp(`${employerPath(busy)}$`))
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await page.goto(employerPath(idle))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  },
)

test(
  'one that left the register is not taken for licensed',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const left = await aSponsor(server.db, { isListed: false })
    await page.goto(employerPath(left))
    await expect(page.getByRole('main')).toContainText('is not on the register of')
    await expect(page.getByRole('main')).toContainText('No longer on the register; last seen on')
    await expectAccessible()
  },
)

test(
  'hostile and endless names are answered like any other',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await aSponsor(server.db)
    const typed = ['%00', '%25', '%27%3B--', '%5C', '((((', 't%2Fa', 'a'.repeat(5000)]
    for (const q of typed) {
      expect([q, (await page.request.get(`/employers?q=${q}`)).status()]).toEqual([q, 200])
    }
    for (const id of ['nobody', '%00', 'a'.repeat(99)]) {
      expect([id, (await page.request.get(`/employers/${id}`)).status()]).toEqual([id, 404])
    }
    await page.goto(`/employers?q=${'a'.repeat(121)}`)
    await expect(page.getByRole('main')).toContainText('Type at most 120 characters')
    await page.goto(`/employers?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    await expect(page.getByLabel('Employer’s name')).toHaveValue('<script>alert(1)</script>')
  },
)
