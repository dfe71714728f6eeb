import { expect, postJob, test } from '#tests/support/e2e.ts'
import { suggest } from '#tests/support/search-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

test('by keyboard alone: suggestions, place and pages', async ({
  page,
  server,
  expectAccessible,
}) => {
  const word = uniqueWord()
  for (let i = 0; i < 21; i += 1) await postJob(server, { title: `Staff nurse ${word} ${i}` })
  const queries = await suggest(page, {
    titles: [
      { text: 'Staff nurse', count: 1204 },
      { text: `Staff nurse ${word}`, count: 21 },
    ],
    places: [{ slug: 'newport-isle-of-wight', name: 'Newport', detail: 'Isle of Wight' }],
  })
  await page.goto('/jobs')
  const keywords = page.getByRole('combobox', { name: 'Job title or keywords' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const active = list.locator('[role=option][data-highlighted]')
  await keywords.focus()

  // In one piece, like a phone's keyboard: on a slow machine single letters are searched one by one.
  await page.keyboard.insertText('staff')
  await expect(list.getByRole('option')).toHaveCount(2)
  await expect(page.getByText('2 suggestions')).toBeAttached()
  await expect(keywords).toHaveAttribute('aria-expanded', 'true')
  expect(queries).toEqual(['staff'])
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveText(/^Staff nurse 1,204 jobs/)
  // The list is half transparent until the typed text is answered.
  await expect(page).toHaveURL('/jobs?q=staff')
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expectAccessible()
  await page.keyboard.press('Home')
  await expect(active).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(list.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowUp')
  await expect(active).toHaveText(new RegExp(word))
  await expect(keywords).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(keywords).toHaveAttribute('aria-expanded', 'false')
  await expect(keywords).toHaveValue('staff')
  await page.keyboard.press('ArrowDown')
  await expect(keywords).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(keywords).toHaveValue(`Staff nurse ${word}`)
  await expect(page.getByRole('article')).toHaveCount(20)

  await page.keyboard.press('Tab')
  const place = page.getByRole('combobox', { name: 'Town or postcode' })
  await expect(place).toBeFocused()
  await page.keyboard.insertText('newp')
  await list.getByRole('option', { name: 'Newport Isle of Wight' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('Newport, Isle of Wight')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/near Newport$/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(20)

  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&after=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test(
  'a suggestion can be pointed at, and others close when the field is left',
  { tag: ['@any-width', '@long'] },
  async ({ page }) => {
    await suggest(page, { titles: [{ text: 'Ward sister', count: 1 }] })
    await page.goto('/jobs')
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    const keywords = page.getByLabel('Job title or keywords')
    await keywords.pressSequentially('ward')
    await expect(options).toHaveText(/Ward sister 1 job/)
    await page.getByLabel('Town or postcode').focus()
    await expect(options).toHaveCount(0)

    await keywords.pressSequentially(' s')
    await options.first().click()
    await expect(page).toHaveURL('/jobs?q=Ward+sister')
  },
)

test(
  'titles of open jobs and places of the country are suggested',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Farrier ${word}`, place: 'Newport, Isle of Wight' })
    await page.goto('/jobs')
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' })

    await page.getByLabel('Job title or keywords').pressSequentially(`farrier ${word.slice(0, 6)}`)
    await suggestions.getByText(`Farrier ${word}`).click()
    await page.getByLabel('Town or postcode').pressSequentially('newport isle')
    await suggestions.getByText('Isle of Wight').click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^“Farrier ${word}” jobs near Newport$`, 'i'),
    )
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test(
  'a slip of the keys finds what was meant, and says so',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    for (let i = 0; i < 3; i += 1) await postJob(server, { title: 'Veterinary radiographer' })
    await page.goto('/jobs?q=radiograhper')

    await expect(page.getByText('Showing results for “radiographer”')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“radiographer” jobs')
  },
)

test(
  'a place among the typed words fills no field while somebody types on, and does once it is loaded',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const word = uniqueWord()
    await postJob(server, { title: `Nurse ${word}`, place: 'Leeds' })
    await page.goto('/jobs')
    const keywords = page.getByLabel('Job title or keywords')
    const place = page.getByLabel('Town or postcode')
    await keywords.pressSequentially(`${word} nurse leeds`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/near Leeds$/)
    await expect(keywords).toHaveValue(`${word} nurse leeds`)
    await expect(place).toHaveValue('')

    await page.reload()
    await expect(keywords).toHaveValue(`${word} nurse`)
    await expect(place).toHaveValue('Leeds')
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test(
    'a place among the words is shown in the bar, can be removed there, and named twice is one',
    { tag: '@phone' },
    async ({ page, server }) => {
      const word = uniqueWord()
      await postJob(server, { title: `Nurse ${word}`, place: 'Leeds' })
      await postJob(server, { title: `Nurse ${word}`, place: 'York' })
      await page.goto(`/jobs?q=${word}+nurse+leeds`)
      await expect(page.getByRole('article')).toHaveCount(1)
      const bar = page.getByRole('button', { name: `Change the search: ${word} nurse, Leeds` })
      await bar.click()
      await expect(page.getByLabel('Job title or keywords')).toHaveValue(`${word} nurse`)
      await page.getByLabel('Town or postcode').fill('')
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL(`/jobs?q=${word}+nurse`)
      await expect(page.getByRole('article')).toHaveCount(2)

      await page.goto(`/jobs?q=${word}+nurse+leeds&place=Leeds`)
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(
        page.getByRole('button', { name: `Change the search: ${word} nurse, Leeds` }),
      ).toBeVisible()
    },
  )
})
