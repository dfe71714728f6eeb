import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage } from '#tests/support/journeys.ts'
import {
  aTitle,
  cardOf,
  chooseCategory,
  field,
  noFee,
  openLines,
  publish,
  saveStep,
  toLastStep,
} from '#tests/support/posting-pages.ts'
import { aSponsor } from '#tests/support/register.ts'

// The journey runs on a phone.
test(
  'a care home with no job publishes its first one',
  { tag: '@phone' },
  async ({ page, server }, info) => {
    const title = aTitle()
    const home = await aSponsor(server.db, { towns: ['Harrogate'] })
    await beLoggedIn(page, server)
    const marks = page.locator('summary').filter({ hasText: /Licence.*Occupation.*Pay.*Wording/ })

    /** Runs a part and prints how long it took, which is never asserted. */
    async function timed(name: string, act: () => Promise<void>) {
      const start = performance.now()
      await test.step(name, act)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      info.annotations.push({ type: 'duration', description: `${name}: ${seconds} s` })
    }

    await timed('from the dashboard to the form', async () => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'Hiring' }).click()
      await expect(field(page, 'Job title')).toBeVisible()
    })
    await timed('a text to begin with', async () => {
      await page.getByText('Start from a text for a common role').click()
      await page.getByRole('link', { name: 'Registered nurse' }).click()
      await expect(field(page, 'Job title')).toHaveValue('Registered nurse')
    })
    await timed('the job', async () => {
      await field(page, 'Job title').fill(title)
      await field(page, 'Company name').fill(home.name)
      await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
      await field(page, 'Town or area').fill('Harrogate')
      await chooseCategory(page, 'Nursing')
      await field(page, 'Description').fill('You look after thirty people by night. '.repeat(4))
      await expect(marks).toBeInViewport()
      await saveStep(page, 'Pay and hours')
    })
    await timed('pay and hours', async () => {
      await field(page, 'Lowest pay').fill('40,500')
      await page.getByRole('combobox', { name: 'Pay is for' }).selectOption('year')
      await field(page, 'Hours a week').fill('37.5')
      await page.getByRole('combobox', { name: 'National pay scale' }).selectOption('afc-5')
      await expect(marks).toBeInViewport()
      await openLines(page)
      await expect(page.getByRole('heading', { name: 'Advert wording' })).toBeVisible()
      await openLines(page)
      await saveStep(page, 'Sponsorship')
    })
    await timed('sponsorship', async () => {
      const employer = page.getByRole('combobox', { name: 'Legal name of the employer' })
      await employer.fill(home.name)
      await page.getByRole('option', { name: home.name }).click()
      await page.getByRole('checkbox', { name: /^We sponsor this job/ }).check()
      await expect(marks).toBeInViewport()
      await toLastStep(page)
    })
    await timed('look and publish', async () => {
      await expect(cardOf(page, title)).toContainText('£40,500 a year')
      await noFee(page).check()
      await publish(page).click()
      await expectMessage(page, 'Job successfully posted')
      await expect(page).toHaveURL('/jobs')
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title)
    })
  },
)
