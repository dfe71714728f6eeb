import { expect, test } from '#tests/support/e2e.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const PHONE = { width: 360, height: 740 }

for (const script of ['on', 'off'] as const) {
  test.describe(`with the script ${script}`, () => {
    test.use({ script })

    test(
      'a seeker looks up what a job must pay and when its list ends',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, expectAccessible }) => {
        await page.setViewportSize(PHONE)
        // The checker is itself a script.
        const expectGood = script === 'on' ? expectAccessible : () => Promise.resolve()
        await page.goto('/')
        await page.getByRole('contentinfo').getByRole('link', { name: 'What a job needs' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Can this job be sponsored?',
        )
        await page.getByText(/^Open to people from abroad \(/).click()
        await expect(page.getByRole('link', { name: 'Programmers and' }).first()).toBeVisible()
        await expectGood()

        const title = page.getByLabel('Job title')
        await title.fill('zzyzx')
        await page.getByRole('button', { name: 'Look up' }).click()
        await expect(page.getByRole('main')).toContainText('We know no job called ‘zzyzx’')
        await expect(title).toHaveValue('zzyzx')

        await title.fill('nurse')
        await page.getByRole('button', { name: 'Look up' }).click()
        await expect(page.getByRole('heading', { name: 'Which of these is it?' })).toBeVisible()
        await expectGood()
        await page.getByRole('link', { name: 'Other registered nursing professionals' }).click()

        const pay = page.getByRole('region', { name: 'What it must pay' })
        await expect(pay).toContainText('Band 5')
        await expect(pay).toContainText(/England\s*£29,970 a year/)
        await expectGood()
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectGood()
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(hidden).toBeLessThanOrEqual(0)

        await page.getByRole('link', { name: 'Staff nurse', exact: true }).click()
        await expect(page).toHaveURL(/\/jobs\?.*q=Staff\+nurse/)
      },
    )
  })
}

for (const script of ['on', 'off'] as const) {
  test.describe(`with the script ${script}`, () => {
    test.use({ script })

    test(
      'an occupation’s page leads to its jobs, and a job to its occupation’s page',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        const expectGood = script === 'on' ? expectAccessible : () => Promise.resolve()
        const title = `Mining engineer ${uniqueWord()}`
        const pay = { payMin: 60_000, payMax: 70_000, payBand: null }
        await aNursePost(server, { title, occupationCode: '2121', ...pay })
        await page.goto('/occupations/2121')
        const jobs = page.getByRole('region', { name: /^\d+ open jobs?$/ })
        await expect(jobs.getByRole('article').first()).toContainText(title)
        await expectGood()

        await jobs.getByRole('link', { name: /^With ‘Maybe’ \d/ }).click()
        await expect(page).toHaveURL(/\/jobs\?answer=open&occupationCode=2121$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Open jobs for civil engineers not ruled out for sponsorship',
        )
        await expect(page.getByRole('link', { name: 'Remove Civil engineers' })).toBeVisible()
        await expectGood()
        await page.getByLabel('Job title or keywords').fill(title)
        await page.getByRole('button', { name: 'Search' }).click()
        await expect(page).toHaveURL(/q=Mining.*occupationCode=2121$/)
        await page.getByRole('link', { name: title, exact: true }).click()

        await page.getByRole('link', { name: 'See this occupation' }).click()
        await expect(page).toHaveURL(/\/occupations\/2121\/civil-engineers$/)
        await page.goBack()
        await page
          .getByRole('link', { name: /^£[\d,]+ needed$/ })
          .first()
          .click()
        await expect(page).toHaveURL(/\/occupations\/2121\/civil-engineers$/)

        await page.goto(`/jobs?q=${title}&occupationCode=2121`)
        await page.getByRole('link', { name: 'Remove Civil engineers' }).click()
        await expect(page).toHaveURL(/\/jobs\?q=[^&]+$/)
      },
    )

    test(
      'an occupation without jobs leads to those near it that have some',
      { tag: ['@any-width', '@long'] },
      async ({ page, server, expectAccessible }) => {
        await aNursePost(server, { occupationCode: '2112', title: 'Biologist' })
        await page.goto('/occupations/2119')
        await expect(page.getByText('We know of no open job in this occupation')).toBeVisible()
        if (script === 'on') await expectAccessible()
        const near = page.getByRole('region', { name: 'Similar work, open from abroad' })
        await near.getByRole('link').first().click()
        await expect(page.getByRole('region', { name: /open jobs?$/ })).toBeVisible()
      },
    )
  })
}

test(
  'a code that is none shows all jobs and says so',
  { tag: ['@any-width', '@long'] },
  async ({ page }) => {
    for (const code of ['9999', 'nurse', '2'.repeat(3000), '__proto__', '%00']) {
      await page.goto(`/jobs?occupationCode=${code}`)
      await expect(page.getByText('There is no occupation with this code')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All open jobs')
    }
  },
)

test(
  'an address without its words leads to the page, and one without an occupation says so',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/occupations/2134')
    await expect(page).toHaveURL(/\/occupations\/2134\/programmers-and-software/)
    await expect(page.getByRole('main')).toContainText('£54,700 a year')
    const missing = await page.request.get('/occupations/9999')
    expect(missing.status()).toBe(404)
  },
)
