import { mediumDate } from '#platform/primitives/formats.ts'
import { today } from '#platform/primitives/time/today.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { aRegister } from '#tests/support/register.ts'

test('a job in another country is not checked', { tag: '@any-width' }, async ({ page, server }) => {
  const job = await postJob(server, { country: 'IE', place: 'Galway' })
  await page.goto(`/jobDetails/${job.id}`)
  await expect(page.getByRole('heading', { name: 'Can this job be sponsored?' })).toHaveCount(0)

  const answer = await page.request.get(`/sponsorship/${job.id}`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('This job is outside the UK')
})

test('anyone can read how we check, and by which version of the rules', async ({
  page,
  server,
  expectAccessible,
}) => {
  await aRegister(server.db)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we check jobs' }).click()

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we check')
  for (const words of [
    'A licence does not prove that an employer is honest',
    '25 Nov 2025',
    '31 Dec 2026',
    mediumDate(today()),
  ]) {
    await expect(main).toContainText(words)
  }
  await expect(main).not.toContainText(/will sponsor|verified|\bsafe\b/i)
  await expectAccessible()
  const sitemap = await page.request.get('/sitemaps/pages.xml')
  expect(await sitemap.text()).toContain('/sponsorship</loc>')
})
