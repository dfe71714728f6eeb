import { expect, test } from '#tests/support/e2e.ts'

const MOST_PIXELS = 6000
const FOOTER_PIXELS = 400

test.use({ script: 'off' })

for (const [path, title] of [
  ['/privacy', 'Your data, in short'],
  ['/terms', 'Terms'],
  ['/accessibility', 'Accessibility'],
] as const) {
  test(`${path} is read without script, from the footer of any page`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await footer.locator(`a[href="${path}"]`).click()

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (path !== '/terms') expect(height).toBeLessThanOrEqual(MOST_PIXELS)
  })
}

test('the footer names who runs the site, and is short on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')

  await expect(footer).toContainText('developer’s copy')
  const box = await footer.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(FOOTER_PIXELS)
})

test('the notice says how long each thing is kept, and lists every cookie', async ({ page }) => {
  await page.goto('/privacy')
  const table = page.getByRole('table').filter({ hasText: 'Who sees it' }).first()

  await expect(table.getByRole('row', { name: /^Drafts/ })).toContainText(
    '90 days after the last change',
  )
  await page.getByText('Every cookie, and the server’s log').click()
  await expect(page.getByRole('row', { name: /^situation/ })).toContainText('180 days')
})

test('who signs up sees the terms before', async ({ page }) => {
  await page.goto('/register')
  const form = page.getByRole('main')

  await expect(form.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
  await expect(form.getByRole('link', { name: 'What happens to your data' })).toHaveAttribute(
    'href',
    '/privacy',
  )
})
