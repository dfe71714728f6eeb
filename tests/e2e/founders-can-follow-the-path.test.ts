import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { aCase } from '#tests/support/founder-cases.ts'
import { CACHE_RULES } from '#tests/support/page-caching.ts'
import { aLoggedInPage } from '#tests/support/second-browser.ts'

const HOME = '/startup/path/england/care-home'
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })
const next = (page: Page) => page.locator('[data-next]').getByRole('checkbox')

async function choose(page: Page, nation: string, kind: string) {
  await page.goto('/startup')
  await page.getByRole('link', { name: 'Choose my path' }).click()
  await page.getByRole('link', { name: `${kind} in ${nation}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`in ${nation}`)
}

test('a founder ticks steps, sees what is next, and finds the ticks again', async ({
  page,
  expectAccessible,
}) => {
  await choose(page, 'England', 'Care home')
  await expectAccessible()
  await expect(page.getByText('0 of 26 done.')).toBeVisible()
  await expect(next(page)).toHaveAccessibleName('Write down whom you will care for, and where')
  await expect(page.getByText('Known so far')).toBeVisible()
  await page.getByText('Costs and times').click()
  await page.getByText('5. Sponsor licence').click()
  await expect(page.getByText('Licence, small or charitable: £611').last()).toBeVisible()

  await next(page).check()
  await expect(page.getByText('1 of 26 done.')).toBeVisible()
  await expect(next(page)).toHaveAccessibleName('Plan with the staff you can really have')
  await expect(box(page, /^Write down whom/)).toBeFocused()
  await expectAccessible()

  await page.goto('/startup/path/wales/care-home')
  await expect(page.getByText(/^0 of \d+ done\./)).toBeVisible()
  await page.goto(HOME)
  await expect(box(page, /^Write down whom/)).toBeChecked()
  await page.getByRole('button', { name: 'Clear my ticks' }).click()
  await expect(page.getByText('0 of 26 done.')).toBeVisible()
  await expect(box(page, /^Write down whom/)).not.toBeChecked()
})

for (const script of ['on', 'off'] as const)
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test('ticks go into a founder’s case, and are on every device from then on', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const founderCase = await aCase(page, server)
      await page.goto(founderCase.link)
      await page.getByRole('link', { name: 'Choose your path' }).click()
      await page.getByRole('link', { name: 'Care home in England' }).click()
      await box(page, /^Write down whom/).check()
      await page
        .getByRole('button', { name: `Save them in my case ${founderCase.reference}` })
        .click()
      await expect(page.getByText('Your ticks are saved in your case')).toBeVisible()
      await expectAccessible()
      await page.getByRole('link', { name: `your case ${founderCase.reference}` }).click()
      await expect(page.getByText('1 of 26 steps done.')).toBeVisible()
      await expectAccessible()

      const { page: other } = await aLoggedInPage(page, server, { isOwner: true })
      await other.goto(founderCase.link)
      await other.getByRole('link', { name: 'Care home in England' }).click()
      await expect(box(other, /^Write down whom/)).toBeChecked()
      await other.goto('/desk/startups')
      await other.getByRole('link', { name: founderCase.companyName }).click()
      await expect(other.getByText('Care home in England, 1 of 26 steps done')).toBeVisible()
    })
  })

test(
  'a step that changed asks its founder to look again',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const ticks = { name: 'path-england-care-home', value: 'purpose.20260101', url: server.url }
    await page.context().addCookies([ticks])
    await page.goto(HOME)
    await expect(page.getByText('Changed since you ticked it. Look again.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'I have looked again' }).click()
    await expect(page.getByText('Changed since you ticked it')).toHaveCount(0)
    await expect(box(page, /^Write down whom/)).toBeChecked()
  },
)

test(
  'on paper everything is open, and nothing is there to press',
  { tag: ['@any-width', '@long'] },
  async ({ page }) => {
    await page.goto(HOME)
    await expect(page.getByText('Authorising officer:')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Authorising officer:')).toBeVisible()
    await expect(
      page.getByText('https://www.gov.uk/employers-liability-insurance').last(),
    ).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  },
)

test(
  'every path is public, whole and in the sitemap; what is none is not found',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const sitemap = await (await fetch(`${server.url}/sitemaps/pages.xml`)).text()
    for (const nation of ['england', 'wales', 'scotland', 'northern-ireland']) {
      for (const kind of ['care-home', 'home-care']) {
        const path = `/startup/path/${nation}/${kind}`
        const answer = await fetch(server.url + path)
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([
          200,
          CACHE_RULES.caches,
        ])
        const html = await answer.text()
        expect(html).toContain(`<link rel="canonical" href="${server.url}${path}"/>`)
        expect(html).toContain('Information, not legal advice')
        expect(sitemap).toContain(`${path}</loc>`)
      }
    }
    for (const path of ['jersey/care-home', 'england/hospital', 'england/toString'])
      expect((await fetch(`${server.url}/startup/path/${path}`)).status).toBe(404)
    const headers = { cookie: 'path-england-care-home=purpose.20261123' }
    const own = await fetch(server.url + HOME, { headers })
    expect(own.headers.get('cache-control')).toBe(CACHE_RULES.browser)
    const foreign = await page.request.post(server.url + HOME, {
      headers: { origin: 'https://elsewhere.example' },
      form: { done: 'purpose' },
    })
    expect(foreign.ok()).toBe(false)
    expect(foreign.headers()['set-cookie'] ?? '').not.toContain('path-england')
  },
)

test.describe('without a script', () => {
  test.use({ script: 'off' })

  test(
    'a founder saves ticks with a button, and opens all steps to print',
    { tag: '@long' },
    async ({ page }) => {
      await choose(page, 'Scotland', 'Home care')
      await box(page, /^Write down whom/).check()
      await box(page, /^Plan with the staff/).check()
      await page.getByRole('button', { name: 'Save my ticks' }).first().click()
      await expect(page.getByText(/^2 of \d+ done\./)).toBeVisible()
      await expect(box(page, /^Plan with the staff/)).toBeChecked()
      await expect(next(page)).toHaveAccessibleName('Write the business plan')

      await page.getByRole('link', { name: 'Open all steps' }).click()
      await expect(page.getByText('Authorising officer:')).toBeVisible()
      await page.getByRole('button', { name: 'Clear my ticks' }).click()
      await expect(page.getByText(/^0 of \d+ done\./)).toBeVisible()
    },
  )
})
