import { insertOrganisation, updateClaim } from '#organisations/organisations.queries.ts'
import { aProof } from '#tests/support/builders.ts'
import type { JourneyServer } from '#tests/support/e2e-server.ts'
import { countEffort } from '#tests/support/effort.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage } from '#tests/support/journeys.ts'
import {
  aTitle,
  button,
  cardOf,
  chooseCategory,
  field,
  noFee,
  publish,
} from '#tests/support/posting-pages.ts'
import { aSponsor } from '#tests/support/register.ts'

const MOST_TAPS = 8
const MOST_FIELDS = 9

async function aProvedHome({ db }: JourneyServer, ownerId: string) {
  const sponsor = await aSponsor(db, { towns: ['Harrogate'] })
  const id = await insertOrganisation(db, ownerId, sponsor.name)
  const claim = { legalName: sponsor.name, companyNumber: null, sponsorId: sponsor.id }
  await updateClaim(db, id, claim)
  await aProof(db, id, { sponsorId: sponsor.id })
  return { id, name: sponsor.name }
}

test.use({ firstLook: 'unproved' })

test(
  'a proved employer posts a public advert with few taps and fields',
  { tag: '@phone' },
  async ({ page, server, browser, script, expectAccessible }) => {
    test.skip(script !== 'on', 'The taps are counted by a script.')
    const title = aTitle()
    const { id: owner } = await beLoggedIn(page, server)
    const home = await aProvedHome(server, owner)
    const effort = await countEffort(page)
    await page.goto('/dashboard')

    await page.getByRole('main').getByRole('link', { name: 'Post a job' }).first().click()
    await button(page, 'Everything on one page').click()
    await expect(page).toHaveURL(/step=all/)
    await expect(field(page, 'Company name')).toHaveValue(home.name)
    await expectAccessible()
    await field(page, 'Job title').fill(title)
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
    await field(page, 'Town or area').fill('Harrogate')
    await chooseCategory(page, 'Nursing')
    await field(page, 'Description').fill('You look after thirty people by night. '.repeat(4))
    await field(page, 'Lowest pay').fill('40,500')
    await field(page, 'Hours a week').fill('37.5')
    await noFee(page).check()
    await publish(page).click()

    await expectMessage(page, 'Job successfully posted')
    await expect(page).toHaveURL('/jobs')
    const { taps, fields } = await effort.read()
    expect(taps, taps.join(' · ')).not.toHaveLength(0)
    expect(taps.length, taps.join(' · ')).toBeLessThanOrEqual(MOST_TAPS)
    expect(fields, fields.join(' · ')).toContain('jobTitle')
    expect(fields.length, fields.join(' · ')).toBeLessThanOrEqual(MOST_FIELDS)
    const visitor = await browser.newPage({ baseURL: server.url })
    await visitor.goto('/jobs')
    await expect(cardOf(visitor, title)).toContainText('£40,500 a year')
    await visitor.close()
  },
)

test(
  'the check at the bottom covers no field where the form begins, and rises as it is scrolled',
  { tag: '@phone' },
  async ({ page, server }) => {
    await beLoggedIn(page, server)
    await page.goto('/post')
    const bar = page.locator('summary').filter({ hasText: 'Not checked: outside the UK' })
    await expect(button(page, 'Everything on one page')).toBeInViewport()
    await expect(bar).toBeHidden()

    await page.evaluate(() => scrollTo(0, 200))
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.click()
    await expect(page.locator('details[open]').filter({ has: bar })).toBeInViewport()

    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeHidden()
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test(
    'every mistake is said at once, nothing typed is lost, and the promise is one tick',
    { tag: '@both-widths' },
    async ({ page, server, expectAccessible }) => {
      const title = aTitle()
      await beLoggedIn(page, server)
      await page.goto('/post')
      await field(page, 'Job title').fill(title)
      await button(page, 'Everything on one page').click()
      await expect(field(page, 'Job title')).toHaveValue(title)
      await field(page, 'Company name').fill('Harbour View')
      await field(page, 'Highest pay').fill('3,420')
      await field(page, 'Lowest pay').fill('31,500')
      await page.getByText('Sponsorship (optional)').click()
      await field(page, 'Company number').fill('12')
      await publish(page).click()

      const problems = page.getByRole('alert').first()
      await expect(problems).toContainText('Choose a category.')
      await expect(problems).toContainText('Describe the job.')
      await expect(problems).toContainText('£3,420 is below £31,500')
      await expect(problems).toContainText('A company number has eight characters')
      await expect(problems).toContainText('Confirm that nobody is charged')
      await expectAccessible()
      await expect(field(page, 'Company number')).toHaveValue('12')
      await field(page, 'Company number').fill('')
      await field(page, 'Highest pay').fill('')
      await chooseCategory(page, 'Nursing')
      await field(page, 'Description').fill('Care for thirty people by night.')
      // Enter saves and never publishes.
      await field(page, 'Lowest pay').press('Enter')
      await expect(page).toHaveURL(/step=all/)
      await expect(field(page, 'Description')).toHaveValue('Care for thirty people by night.')
      await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
      await noFee(page).check()
      await publish(page).click()

      await expectMessage(page, 'It is not in this list yet')
      await page.goto('/dashboard')
      await expect(page.getByRole('main')).toContainText(title)
    },
  )

  test(
    'colleagues find filled in what their organisation has saved for new jobs',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible }) => {
      const { id: owner } = await beLoggedIn(page, server)
      const home = await aProvedHome(server, owner)
      await page.goto(`/organisations/${home.id}`)
      await page.getByRole('link', { name: 'New jobs' }).click()
      await field(page, 'Town or area').fill('Harrogate')
      await field(page, 'Hours a week').fill('many')
      await field(page, 'What you offer').fill('A room for three months.')
      await button(page, 'Save').click()
      await expect(page.getByText('The hours a week must be a number').first()).toBeVisible()
      await expectAccessible()
      await expect(field(page, 'Town or area')).toHaveValue('Harrogate')
      await field(page, 'Hours a week').fill('37.5')
      await button(page, 'Save').click()
      await expectMessage(page, 'New jobs begin with it.')

      await page.goto('/post?step=all')
      await expect(page.getByText('You have an unfinished advert')).toHaveCount(0)
      await expect(field(page, 'Company name')).toHaveValue(home.name)
      await expect(field(page, 'Town or area')).toHaveValue('Harrogate')
      await expect(field(page, 'Hours a week')).toHaveValue('37.5')
      await expect(field(page, 'Description')).toHaveValue('A room for three months.')

      await page.goto(`/organisations/${home.id}`)
      await page.getByRole('link', { name: 'See your public page' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name)
      await expect(page.getByText(`${home.name}. Proved by`)).toBeVisible()
      await expectAccessible()
      await page.getByRole('link', { name: `Email me new jobs at ${home.name}` }).click()
      await expect(page.getByRole('main')).toContainText(home.name)
    },
  )
})
