import type { Page } from '@playwright/test'
import { expect, postJob, test } from '#tests/support/e2e.ts'

const DAY_MS = 86_400_000
const OLD = new Date(Date.now() - 45 * DAY_MS).toISOString()

type Server = Parameters<typeof postJob>[0]

/** One advert for three places; old in all but Leeds. */
async function postForThreePlaces(server: Server) {
  const title = `Net mender ${Date.now()}`
  const advert = { title, description: `${title}: mend our nets.`, country: 'GB' }
  await postJob(server, { ...advert, place: 'Hull', postedAt: OLD, lastSeenAt: OLD })
  await postJob(server, { ...advert, place: 'York', postedAt: OLD, lastSeenAt: OLD })
  await postJob(server, { ...advert, place: 'Leeds' })
  return title
}

async function search(page: Page, title: string, more = '') {
  await page.goto(`/jobs?q=${encodeURIComponent(`"${title}"`)}${more}`)
  return page.getByRole('article').filter({ hasText: title })
}

test.describe('without a script', () => {
  test.use({ script: 'off' })

  test(
    'an advert for several places is one card, and its page leads to each of them',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const title = await postForThreePlaces(server)
      const cards = await search(page, title)
      await expect(cards).toHaveCount(1)
      await expect(cards).toContainText('Leeds and 2 more places')
      await expect(cards).not.toContainText('Not seen since')

      await cards.getByRole('link', { name: title, exact: true }).click()
      const main = page.getByRole('main')
      await expect(main).toContainText(/Also in (York and Hull|Hull and York)/)
      await expect(main).not.toContainText('Ask if it is still open')
      await main.getByRole('link', { name: 'York', exact: true }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main).toContainText('Also in Leeds and Hull')
      await expect(main.getByRole('link', { name: 'Apply for this job' })).toBeVisible()
    },
  )

  test(
    'a list of one place shows the copy that is there, and says that it is old',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const title = await postForThreePlaces(server)
      const cards = await search(page, title, '&place=york&radius=5')
      await expect(cards).toHaveCount(1)
      await expect(cards).toContainText('York and 2 more places')
      await expect(cards).toContainText(/Not seen since .*Ask before you apply/)

      await cards.getByRole('link', { name: title, exact: true }).click()
      const main = page.getByRole('main')
      await expect(main).toContainText('Ask if it is still open before you apply.')
    },
  )
})

test('the places and the age of an advert can be read by everyone', async ({
  page,
  server,
  expectAccessible,
}) => {
  const title = await postForThreePlaces(server)
  const cards = await search(page, title, '&place=york&radius=5')
  await expectAccessible()

  await cards.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Also in Leeds and Hull')
  await expectAccessible()
})
