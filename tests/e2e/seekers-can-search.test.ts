import type { Page } from '@playwright/test'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { closeFilters, openFilters } from '#tests/support/search-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

test(
  'the list follows what is typed and chosen, and so do heading, title and address',
  { tag: '@both-widths' },
  async ({ page, server, expectAccessible }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Night nurse ${word}`, type: 'Part-time' })
    await postJob(server, { title: `Day nurse ${word}`, type: 'Full-time' })
    await page.goto('/jobs')
    const keywords = page.getByRole('combobox', { name: 'Job title or keywords' })

    await keywords.pressSequentially(word)

    await expect(page).toHaveURL(`/jobs?q=${word}`)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${word}” jobs`)
    await expect(page).toHaveTitle(`“${word}” jobs – Landfall`)
    await expect(page.getByRole('status').filter({ hasText: '2 jobs' })).toBeVisible()
    await expect(keywords).toBeFocused()
    await openFilters(page)
    const type = page.getByLabel('Job type')
    await expect(type.locator('option')).toHaveText(['Any type', 'Full-time (1)', 'Part-time (1)'])
    await type.selectOption('Part-time')
    await expect(page).toHaveURL(`/jobs?q=${word}&type=Part-time`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText('Filters (1)')).toBeVisible()
    await expectAccessible()

    await closeFilters(page)
    await page.getByRole('link', { name: 'Remove Part-time' }).click()
    await expect(page).toHaveURL(`/jobs?q=${word}`)
    await expect(type).toHaveValue('')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test(
  'back, forward and reload bring back list and form',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Porter ${word}`, type: 'Contract' })
    await postJob(server, { title: `Cook ${word}`, type: 'Full-time' })
    await page.goto('/jobs')
    const keywords = page.getByLabel('Job title or keywords')
    await keywords.pressSequentially(word)
    await expect(page).toHaveURL(`/jobs?q=${word}`)
    await openFilters(page)
    await page.getByLabel('Job type').selectOption('Contract')
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByLabel('Job type')).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL('/jobs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All open jobs')
    await expect(keywords).toHaveValue('')
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL(`/jobs?q=${word}&type=Contract`)
    await expect(keywords).toHaveValue(word)
    await page.reload()
    await expect(keywords).toHaveValue(word)
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test(
  'the former list stays until the new one is there, and the newest answer wins',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Baker ${word}`, type: 'Contract' })
    await postJob(server, { title: `Smith ${word}`, type: 'Part-time' })
    await page.goto(`/jobs?q=${word}`)
    await openFilters(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/type=Contract/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    const results = page.getByRole('region', { name: 'Jobs' })

    await page.getByLabel('Job type').selectOption('Contract')
    await expect(results).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByLabel('Job type').selectOption('Part-time')
    await expect(page.getByRole('article')).toHaveCount(1)
    release()

    await expect(page.getByRole('heading', { name: `Smith ${word}` })).toBeVisible()
    await expect(page).toHaveURL(`/jobs?q=${word}&type=Part-time`)
    await expect(results).not.toHaveAttribute('aria-busy')
  },
)

test.describe('when the list cannot be fetched', () => {
  test.use({ expectedLog: /Failed to load resource|Failed to fetch/ })

  test('the browser goes there itself', { tag: '@any-width' }, async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Vet ${word}` })
    await page.goto(`/jobs?q=${word}`)
    await openFilters(page)
    await page.route(/type=/, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )

    await page.getByLabel('Job type').selectOption('Full-time')

    await expect(page).toHaveURL(`/jobs?q=${word}&type=Full-time`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Full-time “${word}” jobs`)
  })
})

test(
  'where nothing matches, the nearest that does is one click away',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Diver ${word}`, type: 'Contract', country: 'GB' })
    await page.goto(`/jobs?q=${word}&type=Part-time`)

    await expect(page.getByRole('heading', { name: 'No open jobs match' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Look at every type of job (1 job)' }).click()
    await expect(page).toHaveURL(`/jobs?q=${word}`)
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.goto(`/jobs?q=${uniqueWord()}`)
    await expect(page.getByRole('heading', { name: 'Newest jobs' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

test(
  'a search has one address, and search engines are told which and whether',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await postJob(server, { category: 'nursing', place: 'Leeds' })
    await page.goto('/jobs?type=&category=nursing&place=LEEDS&q=&sort=')
    await expect(page).toHaveURL('/jobs?place=LEEDS&category=nursing')

    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /\/jobs\?place=leeds&category=nursing$/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/feeds/search.rss?place=LEEDS&category=nursing',
    )
    await page.goto('/jobs?q=nurse')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  },
)

function overflowOf(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

test(
  'nothing is wider than a phone, however long the words',
  { tag: ['@both-widths', '@long'] },
  async ({ page, server }) => {
    const long = `${uniqueWord()}${'w'.repeat(150)}`
    await postJob(server, { title: long })
    await page.goto(`/jobs?q=${long}&title=${long.slice(0, 90)}&place=${'p'.repeat(100)}`)
    await openFilters(page)

    expect(await overflowOf(page)).toBe(0)
    await page.goto('/jobs?category=nursing&type=Full-time&country=GB&pay=40000&days=30')
    await expect(page.getByRole('list', { name: 'Filters in use' })).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test(
    'the jobs come first, and the filters lead back to them',
    { tag: '@any-width' },
    async ({ page, server, script }) => {
      await postJob(server, { category: 'forestry', type: 'Part-time' })
      await page.goto('/jobs?category=forestry')
      await expect(page.getByLabel('Job type')).toBeHidden()
      await expect(page.getByRole('article').first()).toBeInViewport()

      await openFilters(page)
      await page.getByLabel('Job type').selectOption('Part-time')
      await page.getByRole('button', { name: /^Show \d+ jobs?$/ }).click()

      await expect(page.getByLabel('Job type')).toBeHidden()
      // Without the app, the list is a separate page.
      if (script === 'on') {
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      }
      await expect(page.getByRole('article').first()).toBeInViewport()
    },
  )
})

test(
  'a rank that no such job has is left out, and that is said',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Cooper ${word}`, type: 'Contract' })
    await page.goto(`/jobs?q=senior+${word}+band+5`)

    const sentence = `No “${word}” job has ‘band 5’ and ‘senior’ in it. Here are jobs without it.`
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${word}” jobs`)
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.goto(`/jobs?q=senior+${word}&type=Contract`)
    await expect(page.getByText('job that fits your other choices has ‘senior’')).toBeVisible()
  },
)

test(
  'who searches for closed work reads why, and finds work near it that is open',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    await postJob(server, { title: 'Registered nurse', country: 'GB' })
    await page.goto('/jobs?q=senior+carer')

    const why = page.getByRole('region', { name: 'You cannot come from abroad for care work' })
    await expect(why).toContainText('‘Senior care workers’ (6136)')
    await expect(why.getByRole('link', { name: 'Read it on GOV.UK' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.gov\.uk\//,
    )
    await expectAccessible()

    const near = page.getByRole('region', { name: 'Similar work, open from abroad' })
    await near.getByRole('link', { name: 'Registered nurse' }).click()
    await expect(page).toHaveURL('/jobs?q=registered+nurse')
    await expect(why).toBeHidden()
    await expect(page.getByRole('link', { name: 'Registered nurse' }).first()).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test(
    'every criterion is sent by the form, and every one can be taken away',
    { tag: ['@any-width', '@long'] },
    async ({ page, server }) => {
      const word = uniqueWord()
      const wanted = {
        title: `Surgeon ${word}`,
        category: 'healthcare',
        type: 'Contract' as const,
        country: 'GB',
        place: 'York',
        payMin: 61_000,
        payPeriod: 'year' as const,
        isRemote: true,
      }
      for (let i = 0; i < 2; i += 1) await postJob(server, wanted)
      await page.goto('/jobs')
      const search = page.getByRole('search')
      await search.getByLabel('Job title or keywords').fill(word)
      await search.getByLabel('Town or postcode').fill('Leeds')
      await search.getByLabel('Distance').selectOption('50 miles')
      await openFilters(page)
      await page.getByLabel('Category').selectOption('healthcare')
      await page.getByLabel('Job type').selectOption('Contract')
      await page.getByLabel('Country').selectOption('GB')
      await page.getByLabel('Yearly pay').selectOption('60000')
      await page.getByLabel('Posted').selectOption('7')
      await page.getByLabel('Remote').check()
      await page.getByRole('button', { name: /^Show / }).click()

      await expect(page).toHaveURL(
        `/jobs?q=${word}&place=Leeds&radius=50&category=healthcare&type=Contract&country=GB&pay=60000&days=7&remote=1`,
      )
      await expect(page.getByRole('link', { name: wanted.title, exact: true })).toHaveCount(2)
      await page.getByRole('link', { name: 'Highest pay' }).click()
      await expect(page).toHaveURL(/&sort=pay$/)
      await page.getByRole('link', { name: 'Remove Remote' }).click()
      await expect(page).toHaveURL(/&days=7&sort=pay$/)
      await page.getByRole('link', { name: 'Clear all' }).click()
      await expect(page).toHaveURL(`/jobs?q=${word}&place=Leeds&radius=50&sort=pay`)
      await expect(page.getByLabel('Distance')).toHaveValue('50')
    },
  )
})

test(
  'on a phone the search opens in its first field, and Escape closes what was opened',
  { tag: '@phone' },
  async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Vet ${word}` })
    await page.goto(`/jobs?q=${word}`)
    const opener = page.getByRole('button', { name: /^Change the search: / })
    const field = page.getByLabel('Job title or keywords')
    for (const key of ['Enter', 'Space']) {
      await opener.press(key)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(word)
      await page.keyboard.press('Escape')
      await expect(field).toBeHidden()
      await expect(opener).toBeFocused()
    }

    const filters = page.locator('summary', { hasText: /^Filters/ })
    await filters.press('Enter')
    await page.getByLabel('Category').focus()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Category')).toBeHidden()
    await expect(filters).toBeFocused()

    // They lie over the list, so they close as well once the focus goes on behind them.
    await filters.press('Enter')
    await page.getByRole('button', { name: /^Show / }).press('Tab')
    await expect(page.getByLabel('Category')).toBeHidden()
  },
)
