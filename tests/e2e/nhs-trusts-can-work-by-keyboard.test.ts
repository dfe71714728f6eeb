import { aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage } from '#tests/support/journeys.ts'
import { tabAndPress, tabAndType } from '#tests/support/keyboard.ts'
import { someApplicants } from '#tests/support/many-applicants.ts'

const JOBS = 50
const APPLICANTS_OF_EACH = 40

test(
  'fifty jobs and two thousand applicants are worked through without a mouse',
  { tag: ['@desktop', '@long'] },
  async ({ page, server, script, expectAccessible }) => {
    test.skip(script !== 'on', 'Single keys need a script.')
    test.slow()
    const me = await beLoggedIn(page, server, { firstName: 'Bola', lastName: 'Ade' })
    for (let ward = 1; ward <= JOBS; ward += 1) {
      const job = await aPostedJob(server.db, me, {
        title: `Nurse on ward ${ward}`,
        closesAt: new Date(Date.now() + (ward + 5) * 86_400_000).toISOString(),
      })
      await someApplicants(server.db, job.id, APPLICANTS_OF_EACH)
    }
    server.notifyJobsChanged()

    // From the dashboard to the applicant who has waited longest, a decision, and the next one.
    await page.goto('/dashboard')
    await expect(page.getByText(/^1,\d{3} applications are waiting/)).toBeVisible()
    await expectAccessible()
    await tabAndPress(page, page.getByRole('link', { name: 'Start with the oldest' }))
    await expect(page).toHaveURL(/\/applicants\/\w+\/\w+\?list=/)
    const first = page.url()
    await tabAndPress(page, page.getByRole('button', { name: 'Shortlisted' }))
    await expect(page.getByRole('button', { name: 'Shortlisted' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(first)

    // Up to their table, to the ward's board, and a move there.
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Applicants, one a line' })).toBeVisible()
    await expectAccessible()
    await tabAndPress(page, page.getByRole('link', { name: 'Board', exact: true }))
    await expect(page.getByRole('region', { name: 'New' })).toBeVisible()
    await expectAccessible()
    const card = page.getByRole('region', { name: 'New' }).getByRole('link').first()
    const name = (await card.textContent()) ?? ''
    await card.focus()
    await page.keyboard.press('m')
    await page.keyboard.press('2')
    await expect(page.getByText(new RegExp(`^${name}: Shortlisted`))).toBeAttached()
    await page.keyboard.press('u')
    await expectMessage(page, 'Undone. No one was told.')

    // Back to the list of jobs: the last page, one ward found, ticked and extended.
    await page.goto('/dashboard')
    const pages = page.getByRole('navigation', { name: 'Pages of your jobs' })
    await pages.getByRole('link', { name: 'Page 2', exact: true }).focus()
    await tabAndPress(page, pages.getByRole('link', { name: 'Page 5', exact: true }))
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await page.locator('summary', { hasText: 'Picture and profile' }).focus()
    await tabAndType(page, page.getByRole('searchbox', { name: 'Search your jobs' }), 'ward 37')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await tabAndPress(page, page.getByLabel('Tick Nurse on ward 37'), 'Space')
    await tabAndPress(page, page.getByRole('button', { name: 'Extend by 30 days' }))
    await expect(page.getByText(/extended by 30 days/).first()).toBeVisible()
    await expectAccessible()
  },
)
