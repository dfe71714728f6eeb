import type { Page } from '@playwright/test'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { aPicture } from '#tests/support/pictures.ts'
import {
  asUpload,
  aTitle,
  button,
  cardOf,
  field,
  fillInAdvert,
} from '#tests/support/posting-pages.ts'

const notes = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('an employer writes an advert, leaves, comes back, previews it and publishes it', async ({
  page,
  server,
  expectAccessible,
}) => {
  const title = aTitle()
  const person = await beLoggedIn(page, server)
  await page.goto('/post')
  await expectAccessible()
  await expect(field(page, 'Email for questions')).toHaveValue(person.email)
  await fillInAdvert(page, title)
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await expect(page.getByText('On its card the advert begins:')).toBeVisible()
  await expect(page.getByText(/^Care for thirty people.*\.\.\.$/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('You have an unfinished advert')).toBeVisible()
  await expectAccessible()
  await expect(field(page, 'Job title')).toHaveValue(title)
  await page.getByLabel('Company logo').setInputFiles(await asUpload(await aPicture('png')))
  await expect(page.getByRole('img', { name: 'The logo you chose' })).toBeVisible()
  await button(page, 'Preview').click()

  await expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeVisible()
  await expect(cardOf(page, title).first()).toContainText('£31,049')
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
  await button(page, 'Preview').click()
  await button(page, 'Publish').click()

  await expect(page).toHaveURL('/jobs')
  await expect(notes(page)).toContainText('Job successfully posted')
  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading')).toHaveText(title)
  await expect(first.locator('img')).toHaveAttribute('src', /^\/logos\/\w+\.webp$/)
  await expectAccessible()
  await page.goto('/post')
  await expect(page.getByText('You have an unfinished advert')).toHaveCount(0)
})

test('an employer edits, closes, opens and deletes their job', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { id: ownerId } = await beLoggedIn(page, server)
  const job = await postJob(server, { ownerId, title: aTitle(), applyEmail: 'a@b.example' })
  const other = await postJob(server, { ownerId, title: aTitle() })
  await page.goto(`/jobDetails/${job.id}`)
  await expectAccessible()
  await expect(page.getByRole('link', { name: 'Apply for this job' })).toHaveCount(0)
  await page.getByRole('link', { name: `Edit: ${job.title}` }).click()
  const title = aTitle()
  await field(page, 'Job title').fill(title)
  await button(page, 'Save the changes').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(notes(page)).toContainText('Your changes are saved.')

  await page.getByText('Position filled').click()
  await expectAccessible()
  await button(page, 'Close the job').click()
  await expect(page.getByText('Position filled. You can no longer apply.')).toBeVisible()
  await page.goto('/jobs')
  await expect(cardOf(page, title)).toHaveCount(0)

  await page.goto('/dashboard')
  await expectAccessible()
  await cardOf(page, title).getByText('Open again').click()
  await button(page, 'Open the job').click()
  await expect(notes(page)).toContainText('This job is open again.')

  await page.goto('/jobs')
  await cardOf(page, title).locator('summary').click()
  await expect(button(page, `Confirm deleting: ${title}`)).toBeVisible()
  await expectAccessible()
  await cardOf(page, title).getByText('Cancel').click()
  await expect(button(page, `Confirm deleting: ${title}`)).toBeHidden()
  await cardOf(page, title).locator('summary').click()
  await button(page, `Confirm deleting: ${title}`).click()

  await expect(notes(page)).toContainText('Successfully deleted')
  await expect(cardOf(page, title)).toHaveCount(0)
  await expect(cardOf(page, other.title)).toBeVisible()
  await expectAccessible()
})

test(
  'the posting toast is shown for a second while the advert is being sent',
  { tag: '@any-width' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'The toast is what the app adds.')
    await beLoggedIn(page, server)
    await page.clock.install()
    await page.goto('/post')
    await fillInAdvert(page, aTitle())
    // On its way for ever.
    await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()))
    await button(page, 'Publish').click()

    await expect(notes(page)).toContainText('Posting job.... Please wait!')
    // It stays while the mouse is over it; on a phone it comes to where the button was.
    await page.mouse.move(0, 0)
    await page.clock.fastForward(1100)
    await expect(notes(page)).not.toContainText('Posting job')
  },
)

test(
  'an employer starts again, and later repeats an old advert',
  { tag: '@any-width' },
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
    await page.getByRole('link', { name: `Repeat: ${job.title}` }).click()

    await expect(field(page, 'Job title')).toHaveValue(job.title)
    await expect(field(page, 'Description')).toHaveValue(job.description)
    await expect(page.locator('#jobCategory')).toHaveValue('Nursing')
  },
)

test(
  'an employer deletes a job with the keyboard alone',
  { tag: '@any-width' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'Escape closes it with the app alone.')
    const { id: ownerId } = await beLoggedIn(page, server)
    const job = await postJob(server, { ownerId, title: aTitle() })
    await page.goto('/dashboard')
    const summary = cardOf(page, job.title).locator('summary').last()
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(button(page, `Confirm deleting: ${job.title}`)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await expect(notes(page)).toContainText('Successfully deleted')
    await expect(cardOf(page, job.title)).toHaveCount(0)
  },
)

test(
  'only the owner of a job sees its delete icon',
  { tag: '@any-width' },
  async ({ page, server, browser }) => {
    const { id: ownerId } = await aPerson(server.db)
    const job = await postJob(server, { ownerId, title: aTitle() })
    await beLoggedIn(page, server)
    const visitor = await browser.newPage({ baseURL: server.url })

    for (const reader of [page, visitor]) {
      await reader.goto('/jobs')
      await expect(cardOf(reader, job.title)).toBeVisible()
      const card = cardOf(reader, job.title)
      await expect(card.locator('summary')).toHaveCount(0)
      await expect(card.getByRole('button', { name: /delet/i })).toHaveCount(0)
    }
    await visitor.close()
  },
)

test(
  'a visitor is sent to log in first, with the way back',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/post?repeat=abc')

    await expect(page).toHaveURL('/login?next=%2Fpost%3Frepeat%3Dabc')
    await expect(notes(page)).toContainText('You are not logged in, Please Login or Create')
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test(
    'an employer posts, edits and deletes a job',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const title = aTitle()
      await beLoggedIn(page, server)
      await page.goto('/post')
      await fillInAdvert(page, title)
      await field(page, 'Description').fill('')
      await page.getByLabel('Company logo').setInputFiles(await asUpload(await aPicture('png')))
      await button(page, 'Preview').click()
      await expect(page.locator(':focus')).toContainText('There is a problem')
      await field(page, 'Description').fill('Care for thirty people by night.')
      await button(page, 'Preview').click()
      await button(page, 'Publish').click()
      await expect(page).toHaveURL('/jobs')
      await expect(page.getByText('Job successfully posted')).toBeVisible()
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title)

      await page.getByRole('link', { name: title, exact: true }).click()
      await page.getByRole('link', { name: `Edit: ${title}` }).click()
      await field(page, 'Town or area').fill('York')
      await button(page, 'Save the changes').click()
      await expect(page.getByText('York, United Kingdom').first()).toBeVisible()

      await page.goto('/jobs')
      await cardOf(page, title).locator('summary').click()
      await button(page, `Confirm deleting: ${title}`).click()
      await expect(page.getByText('Successfully deleted')).toBeVisible()
      await expect(cardOf(page, title)).toHaveCount(0)
    },
  )
})
