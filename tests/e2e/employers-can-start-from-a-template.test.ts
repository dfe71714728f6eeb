import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import {
  aTitle,
  button,
  cardOf,
  field,
  openMenu,
  noFee,
  openStep,
  publish,
  scrollPastLines,
  toLastStep,
} from '#tests/support/posting-pages.ts'

test(
  'an employer starts again, and later repeats an old advert',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const { id: ownerId } = await beLoggedIn(page, server)
    const job = await postJob(server, { ownerId, title: aTitle(), category: 'nursing' })
    await page.goto('/post')
    await field(page, 'Job title').fill('Half a thought')
    await expect(page.getByText('Saved as a draft.')).toBeVisible()
    await page.goto('/post')
    await button(page, 'Start again').click()
    await expect(page.getByText('You have an unfinished advert')).toHaveCount(0)
    await expect(field(page, 'Job title')).toHaveValue('')

    await page.goto('/dashboard')
    await openMenu(page, job.title)
    await page.getByRole('link', { name: `Repeat: ${job.title}` }).click()

    await expect(field(page, 'Job title')).toHaveValue(job.title)
    await expect(field(page, 'Description')).toHaveValue(job.description)
    await expect(page.locator('#jobCategory')).toHaveValue('Nursing')
    // Nothing is saved until the employer goes to another step; then everything is.
    await toLastStep(page)
    await expect(cardOf(page, job.title)).toBeVisible()
    await expect(noFee(page)).not.toBeChecked()
  },
)

test(
  'a copy that somebody only types in leaves the draft of another advert alone',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const { id: ownerId } = await beLoggedIn(page, server)
    const job = await postJob(server, { ownerId, title: aTitle(), category: 'nursing' })
    await page.goto('/post')
    await field(page, 'Job title').fill('Half a thought')
    await expect(page.getByText('Saved as a draft.')).toBeVisible()

    await page.goto(`/post?repeat=${job.id}`)
    await expect(field(page, 'Job title')).toHaveValue(job.title)
    await field(page, 'Job title').fill('Something else')
    await page.goto('/post')

    await expect(field(page, 'Job title')).toHaveValue('Half a thought')
  },
)

test(
  'an employer saves a template, and a colleague’s job starts from it',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const { id: ownerId } = await beLoggedIn(page, server)
    const job = await postJob(server, { ownerId, title: aTitle(), category: 'nursing' })
    await page.goto(`/post/templates?job=${job.id}`)
    await expect(field(page, 'Name')).toHaveValue(job.title)
    await field(page, 'Name').fill('Nights')
    await button(page, 'Save the template').click()
    await expect(page.getByRole('heading', { name: 'Nights' })).toBeVisible()
    await expectAccessible()
    await page.getByText('Rename or delete').click()
    await page.locator('input[id^=name-]').fill('All nights')
    await button(page, 'Save the name').click()
    await expect(page.getByRole('heading', { name: 'All nights' })).toBeVisible()

    await page.goto('/post')
    await page.getByText('Start from a template or one of your earlier jobs').click()
    await scrollPastLines(page)
    await expectAccessible()
    await page.getByRole('link', { name: 'All nights' }).click()
    await expect(field(page, 'Job title')).toHaveValue(job.title)
    await button(page, 'Save and leave').click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/post?step=pay')
    await expect(page.getByText(new RegExp(job.title)).first()).toBeVisible()

    await page.goto('/post/templates')
    await page.getByText('Rename or delete').click()
    await button(page, 'Delete the template').click()
    await expect(page.getByRole('heading', { name: 'All nights' })).toHaveCount(0)
  },
)

test(
  'a starting text is not published before its blanks are filled in',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await beLoggedIn(page, server)
    await page.goto('/post?template=chef')
    await expect(field(page, 'Description')).toHaveValue(/^What you do\n/)
    await field(page, 'Company name').fill('Harbour View')
    await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
    await openStep(page, 'Review and publish')

    const all = /^\[which meals\], \[how many\], .* are still in the description/
    await expect(page.getByText(all)).toBeVisible()
    await expect(publish(page)).toHaveCount(0)
  },
)
