import { expect, test } from '#tests/support/e2e.ts'

const PHONE = { width: 360, height: 740 }

for (const script of ['on', 'off'] as const) {
  test.describe(`with the script ${script}`, () => {
    test.use({ script })

    test('a seeker looks up what a job must pay and when its list ends', async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize(PHONE)
      // What looks at the page is a script itself.
      const expectGood = script === 'on' ? expectAccessible : () => Promise.resolve()
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'What a job needs' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can this job be sponsored?')
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
    })
  })
}

test('an address without its words leads to the page, and one without an occupation says so', async ({
  page,
}) => {
  await page.goto('/occupations/2134')
  await expect(page).toHaveURL(/\/occupations\/2134\/programmers-and-software/)
  await expect(page.getByRole('main')).toContainText('£54,700 a year')
  const missing = await page.request.get('/occupations/9999')
  expect(missing.status()).toBe(404)
})
