import type { Page } from '@playwright/test'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectToastFor, stopClock } from '#tests/support/journeys.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { aPerson } from '#tests/support/people.ts'
import { aPicture } from '#tests/support/pictures.ts'
import {
  asUpload,
  aTitle,
  button,
  cardOf,
  expectStep,
  field,
  fillInAdvert,
  openMenu,
  rowOf,
  fillInJob,
  noFee,
  openStep,
  publish,
  saveStep,
  scrollPastLines,
  toLastStep,
} from '#tests/support/posting-pages.ts'

const notes = (page: Page) => page.getByRole('region', { name: 'Messages' })

test(
  'an employer writes an advert in steps, leaves, comes back and publishes it',
  { tag: '@both-widths' },
  async ({ page, server, expectAccessible }) => {
    const title = aTitle()
    const person = await beLoggedIn(page, server)
    await page.goto('/post')
    await scrollPastLines(page)
    await expectAccessible()
    await expect(field(page, 'Email for questions')).toHaveValue(person.email)
    await fillInJob(page, title)
    await expect(page.getByText('Saved as a draft.')).toBeVisible()
    await expect(page.getByText('On its card the advert begins:')).toBeVisible()
    await expect(
      page.locator('#posting-form').getByText(/^Care for thirty people.*\.\.\.$/),
    ).toBeVisible()

    await page.reload()
    await expect(page.getByText('You have an unfinished advert')).toBeVisible()
    await scrollPastLines(page)
    await expectAccessible()
    await expect(field(page, 'Job title')).toHaveValue(title)
    await page.getByLabel('Company logo').setInputFiles(await asUpload(await aPicture('png')))
    await expect(page.getByRole('img', { name: 'The logo you chose' })).toBeVisible()
    await field(page, 'Job title').press('Enter')
    await expectStep(page, 'Pay and hours')
    await expect(page.getByText(/34 words of description/)).toBeAttached()
    await scrollPastLines(page)
    await expectAccessible()
    await openStep(page, 'Sponsorship')
    await scrollPastLines(page)
    await expectAccessible()
    await openStep(page, 'The job')
    await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
    await openStep(page, 'Pay and hours')
    await field(page, 'Lowest pay').fill('£31.5k')
    await page.getByRole('combobox', { name: 'Pay is for' }).selectOption('year')
    await toLastStep(page)

    await expect(cardOf(page, title)).toContainText('£31,500 a year')
    await expectAccessible()
    await page.getByRole('link', { name: 'See the whole page as it will look' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeVisible()
    await expect(cardOf(page, title).first()).toContainText('£31,500')
    await expectAccessible()
    await page.getByRole('link', { name: 'Back to the last step' }).click()
    await noFee(page).check()
    await publish(page).click()

    await expect(page).toHaveURL('/jobs')
    await expect(notes(page)).toContainText('Job successfully posted')
    const first = page.getByRole('article').first()
    await expect(first.getByRole('heading')).toHaveText(title)
    // Nobody has looked at its logo yet.
    await expect(first.locator('img')).toHaveCount(0)
    await expectAccessible()
    await page.goto('/post')
    await expect(page.getByText('You have an unfinished advert')).toHaveCount(0)
  },
)

test(
  'an employer edits a job, closes it and opens it again',
  { tag: '@long' },
  async ({ page, server, expectAccessible }) => {
    const { id: ownerId } = await beLoggedIn(page, server)
    const job = await postJob(server, { ownerId, title: aTitle(), applyEmail: 'a@b.example' })
    await page.goto(`/jobDetails/${job.id}`)
    await expectAccessible()
    await expect(page.getByRole('link', { name: 'Apply for this job' })).toHaveCount(0)
    await page.getByRole('link', { name: `Edit: ${job.title}` }).click()
    const title = aTitle()
    await field(page, 'Job title').fill(title)
    await toLastStep(page)
    await expectAccessible()
    await noFee(page).check()
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
    const menu = await openMenu(page, title)
    await menu.getByText('Open again').click()
    await button(page, 'Open the job').click()
    await expect(notes(page)).toContainText('This job is open again.')
  },
)

test(
  'an employer deletes one of their jobs from the list',
  { tag: '@long' },
  async ({ page, server, expectAccessible }) => {
    const { id: ownerId } = await beLoggedIn(page, server)
    const { title } = await postJob(server, { ownerId, title: aTitle() })
    const other = await postJob(server, { ownerId, title: aTitle() })

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
  },
)

test(
  'the posting toast is shown for a second while the advert is being sent',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'The toast is what the app adds.')
    await beLoggedIn(page, server)
    await page.clock.install()
    await page.goto('/post')
    await fillInAdvert(page, aTitle())
    // The submission never finishes.
    await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()))
    await publish(page).click()

    await expect(notes(page)).toContainText('Posting job.... Please wait!')
    // It stays while the mouse is over it; on a phone it appears where the button was.
    await page.mouse.move(0, 0)
    await page.clock.fastForward(1100)
    await expect(notes(page)).not.toContainText('Posting job')
  },
)

test(
  'posting is confirmed for three seconds, deleting for one',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'the clock can be stopped once the app runs')
    const title = aTitle()
    await beLoggedIn(page, server)
    await page.clock.install()
    await page.goto('/post')
    await fillInAdvert(page, title)
    await stopClock(page)
    await publish(page).click()
    await expect(page).toHaveURL('/jobs')
    // A toast stays while the mouse is on its button.
    await page.mouse.move(0, 0)
    await expectToastFor(page, 'Job successfully posted', 3000)

    await cardOf(page, title).locator('summary').click()
    await button(page, `Confirm deleting: ${title}`).click()
    await page.mouse.move(0, 0)
    await expectToastFor(page, 'Successfully deleted', 1000)
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
    const more = rowOf(page, job.title).locator('summary').first()
    await more.focus()
    await page.keyboard.press('Enter')
    const summary = rowOf(page, job.title).locator('summary').last()
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(button(page, `Confirm deleting: ${job.title}`)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await expect(notes(page)).toContainText('Successfully deleted')
    await expect(page.getByText(job.title)).toHaveCount(0)
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

  test('an employer posts, edits and deletes a job', async ({ page, server }) => {
    const title = aTitle()
    await beLoggedIn(page, server)
    await page.goto('/post')
    await fillInJob(page, title)
    await field(page, 'Description').fill('')
    await page.getByLabel('Company logo').setInputFiles(await asUpload(await aPicture('png')))
    await button(page, 'Save and continue').click()
    await expect(page.locator(':focus')).toContainText('There is a problem')
    await openStep(page, 'Pay and hours')
    await field(page, 'Lowest pay').fill('31,049')
    await page.getByRole('combobox', { name: 'Pay is for' }).selectOption('year')
    await field(page, 'Lowest pay').press('Enter')
    await expectStep(page, 'Sponsorship')
    await saveStep(page, 'Questions')
    await button(page, 'Save and continue').click()
    await expect(page.getByText('Describe the job.')).toBeVisible()
    await expect(publish(page)).toHaveCount(0)
    await button(page, 'Go to ‘The job’').click()
    await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
    await field(page, 'Description').fill('Care for thirty people by night.')
    await toLastStep(page)
    await noFee(page).check()
    await noFee(page).press('Enter')
    await publish(page).click()
    await expect(page).toHaveURL('/jobs')
    await expect(page.getByText('Job successfully posted')).toBeVisible()
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title)

    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('link', { name: `Edit: ${title}` }).click()
    await field(page, 'Town or area').fill('York')
    await toLastStep(page)
    await button(page, 'Save the changes').click()
    await expect(page.getByText('York, United Kingdom').first()).toBeVisible()

    await page.goto('/jobs')
    await cardOf(page, title).locator('summary').click()
    await button(page, `Confirm deleting: ${title}`).click()
    await expect(page.getByText('Successfully deleted')).toBeVisible()
    await expect(cardOf(page, title)).toHaveCount(0)
  })
})
