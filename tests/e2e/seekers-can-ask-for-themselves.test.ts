import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, logInByPassword } from '#tests/support/journeys.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'an engineer on a Graduate visa says it once, and lists and jobs answer for her',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        const title = `Software engineer ${uniqueWord()}`
        const programmer = { occupationCode: '2134', payBand: null, payMin: 40_000, payMax: 45_000 }
        await aNursePost(server, { title, ...programmer })
        await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
        const card = page.getByRole('article').filter({ hasText: title })
        await expect(card).toContainText('Too low: £')

        await page.getByRole('link', { name: 'My situation' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('My situation')
        if (script === 'on') await expectAccessible()
        await page.getByLabel('Where are you now?').selectOption('uk')
        await page.getByLabel('Which UK visa').selectOption('graduate')
        await page.getByLabel('Will you be under 26').selectOption('yes')
        await page.getByRole('button', { name: 'Save my situation' }).click()

        await expect(page).toHaveURL(/\/jobs\?q=/)
        await expect(card).toContainText('Then could be sponsored')
        await expect(page.getByText('You may work in the UK while')).toBeVisible()
        await expect(
          page.getByRole('link', { name: /^For me: in the UK, Graduate visa \+1/ }),
        ).toBeVisible()
        if (script === 'on') await expectAccessible()
        await card.getByRole('link', { name: title }).first().click()
        await expect(page.getByText('Yes, while your Graduate visa lasts')).toBeVisible()
        await expect(page.getByText('£38,300 needed').first()).toBeVisible()
        if (script === 'on') await expectAccessible()

        await page.getByRole('button', { name: 'Forget' }).click()
        await expect(page.getByText('Too low for most: £54,700 needed')).toBeVisible()
      },
    )
  })
}

test(
  'what is said of somebody leads back to no other site',
  { tag: '@any-width' },
  async ({ page }) => {
    for (const next of ['https://evil.example/', '//evil.example', '/situation?next=/situation']) {
      const answer = await page.request.post(`/situation?${new URLSearchParams({ next })}`, {
        form: { where: 'uk' },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(303)
      expect(['/jobs', '/dashboard']).toContain(answer.headers()['location'])
    }
    const other = await page.request.post('/situation', {
      form: { where: 'uk' },
      headers: { origin: 'https://evil.example' },
      maxRedirects: 0,
    })
    expect(other.status()).toBe(403)
    const endless = await page.request.post('/situation', {
      form: { where: 'u'.repeat(3_000_000) },
    })
    expect(endless.status()).toBe(413)
  },
)

test(
  'who saves the answers in the account finds them on another device, and log-out takes them away',
  { tag: '@any-width' },
  async ({ page, browser, server, expectAccessible }) => {
    const person = await beLoggedIn(page, server)
    await page.goto('/situation?next=/jobs')
    await page.getByLabel('Where are you now?').selectOption('abroad')
    await page.getByLabel('Will you be under 26').selectOption('yes')
    await page.getByLabel('Save them in my account, too').check()
    await expectAccessible()
    await page.getByRole('button', { name: 'Save my situation' }).click()
    await expect(page.getByRole('link', { name: /^For me: abroad, under 26/ })).toBeVisible()

    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
    await logInByPassword(elsewhere, person)
    await elsewhere.goto('/jobs')
    await expect(elsewhere.getByRole('link', { name: /^For me: abroad, under 26/ })).toBeVisible()
    await elsewhere.goto('/login')
    await elsewhere.getByRole('button', { name: 'Log out' }).click()
    await elsewhere.getByRole('button', { name: 'Yes' }).click()
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await elsewhere.goto('/jobs')
    await expect(elsewhere.getByText('Shown for someone applying from abroad')).toBeVisible()

    await page.getByRole('button', { name: 'Forget' }).click()
    await expect(page.getByText('Shown for someone applying from abroad')).toBeVisible()
    await logInByPassword(elsewhere, person)
    await elsewhere.goto('/jobs')
    await expect(elsewhere.getByText('Shown for someone applying from abroad')).toBeVisible()
    await elsewhere.context().close()
  },
)
