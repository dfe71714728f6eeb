import { expect, postJob, test } from '#tests/support/e2e.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { openFilters } from '#tests/support/search-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

/** A job for each answer, oldest first, and one abroad. */
async function postOneOfEach(server: Parameters<typeof postJob>[0]) {
  const word = uniqueWord()
  await aNursePost(server, { title: `Fits ${word}` })
  await postJob(server, { title: `Open ${word}` })
  await aNursePost(server, { title: `Out ${word}`, occupationCode: '6135', payBand: null })
  await postJob(server, { title: `Far ${word}`, country: 'IE' })
  return word
}

test('one control narrows the list to what can be sponsored, each with its count', async ({
  page,
  server,
  expectAccessible,
}) => {
  const word = await postOneOfEach(server)
  await page.goto(`/jobs?q=${word}`)
  const control = page.getByRole('list', { name: 'Sponsorship' })
  await expect(control.getByRole('link')).toHaveText([
    'Could be sponsored 1',
    'With ‘Maybe’ 2',
    'All 4',
  ])
  await expect(control.getByRole('link', { name: 'All 4' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible()

  await control.getByRole('link', { name: 'With ‘Maybe’' }).click()
  await expect(page).toHaveURL(`/jobs?q=${word}&answer=open`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `“${word}” jobs not ruled out for sponsorship`,
  )
  await control.getByRole('link', { name: 'Could be sponsored' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: `Fits ${word}` })).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Remove Could be sponsored' }).click()
  await expect(page).toHaveURL(`/jobs?q=${word}`)
  await expect(page.getByRole('article')).toHaveCount(4)
})

test(
  'the answer stays while words and filters change',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const word = await postOneOfEach(server)
    await page.goto('/jobs?answer=open')
    await page.getByLabel('Job title or keywords').pressSequentially(word)
    await expect(page).toHaveURL(`/jobs?q=${word}&answer=open`)
    await expect(page.getByRole('article')).toHaveCount(2)

    await openFilters(page)
    await expect(page.getByLabel('Sponsor licence')).toBeHidden()
    await page.getByText('More about the check').click()
    await page.getByLabel('Sponsor licence').selectOption('unknown')
    await expect(page).toHaveURL(`/jobs?q=${word}&answer=open&licence=unknown`)
    await expect(page.getByText('Filters (1)')).toBeVisible()
  },
)

test(
  'where nothing can be sponsored, what is not ruled out is one click away',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Open ${word}` })
    await page.goto(`/jobs?q=${word}&answer=pass`)

    await page
      .getByRole('main')
      .getByRole('link', { name: 'Include jobs with ‘Maybe’ (1 job)' })
      .click()
    await expect(page).toHaveURL(`/jobs?q=${word}&answer=open`)
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test(
  'words for sponsorship move the control, and can be searched for as words',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const word = await postOneOfEach(server)
    await postJob(server, { title: `Says ${word}`, description: 'We offer no visa sponsorship.' })
    await page.goto('/jobs')
    const keywords = page.getByLabel('Job title or keywords')
    await keywords.fill(`${word} with visa sponsorship`)
    await keywords.press('Enter')

    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: `Fits ${word}` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Could be sponsored 1' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page.getByText('We turned “with visa sponsorship” into a filter')).toBeVisible()
    await expect(keywords).toHaveValue(`${word} with visa sponsorship`)
    await expectAccessible()

    await page.getByRole('link', { name: 'Search for the words instead' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: `Says ${word}` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All 1' })).toHaveAttribute('aria-current', 'true')
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test(
    'the control, the order and the form keep each other',
    { tag: ['@any-width', '@long'] },
    async ({ page, server }) => {
      const word = await postOneOfEach(server)
      await page.goto(`/jobs?q=${word}&sort=newest`)
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([
        `Far ${word}`,
        `Out ${word}`,
        `Open ${word}`,
        `Fits ${word}`,
      ])
      await page.getByRole('link', { name: 'Most likely first' }).click()
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([
        `Fits ${word}`,
        `Open ${word}`,
        `Out ${word}`,
        `Far ${word}`,
      ])
      await page.getByRole('link', { name: 'With ‘Maybe’' }).click()
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(`/jobs?q=${word}&answer=open&sort=surest`)
      await expect(page.getByRole('article')).toHaveCount(2)
    },
  )

  test(
    'that no sponsorship is needed narrows nothing, and is said',
    { tag: ['@any-width', '@long'] },
    async ({ page, server }) => {
      const word = await postOneOfEach(server)
      await page.goto(`/jobs?q=${word}+no+sponsorship`)
      await expect(page.getByRole('article')).toHaveCount(4)
      await expect(page.getByText('We left “no sponsorship” out')).toBeVisible()
      await page.getByRole('link', { name: 'Remove “no sponsorship”: all jobs' }).click()
      await expect(page).toHaveURL(`/jobs?q=${word}`)

      await page.goto(`/jobs?q=${word}+CoS`)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('link', { name: 'All 4' }).click()
      await expect(page).toHaveURL(`/jobs?q=${word}`)
    },
  )
})
