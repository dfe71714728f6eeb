import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import {
  chooseCategory,
  noFee,
  openLines,
  openStep,
  publish,
  scrollPastLines,
  toLastStep,
} from '#tests/support/posting-pages.ts'
import { aSponsor } from '#tests/support/register.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const chooser = (page: Page, name: string) => page.getByRole('combobox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sponsored = (page: Page) => page.getByRole('checkbox', { name: /^We sponsor this job/ })
const aTitle = () => `Staff nurse ${uniqueWord()}`

/** A result in the panel, by its criterion. */
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** The warning next to the form, or at the bottom on a phone. */
const warning = (page: Page) =>
  page.getByText('This advert cannot carry the “Employer offers').filter({ visible: true })

/** The chosen option, shown below its field. */
const about = (page: Page, words: RegExp) => page.locator('form p').filter({ hasText: words })

const TEXT = 'You look after thirty people by night, with two colleagues and a doctor on call. '

async function fillIn(page: Page, title: string, company = 'Harbour View') {
  await field(page, 'Job title').fill(title)
  await chooseCategory(page, 'Nursing')
  await chooser(page, 'Country').selectOption('United Kingdom')
  await field(page, 'Town or area').fill('Leeds')
  await field(page, 'Description').fill(TEXT.repeat(4))
  await field(page, 'Company name').fill(company)
}

test('an employer fixes an advert before publishing', async ({
  page,
  server,
  expectAccessible,
}) => {
  const title = aTitle()
  const entry = await aSponsor(server.db, { towns: ['Whitby'] })
  await beLoggedIn(page, server)
  await page.goto('/post')
  await scrollPastLines(page)
  await expectAccessible()
  await fillIn(page, title, entry.name)
  await openStep(page, 'Sponsorship')

  const employer = chooser(page, 'Legal name of the employer')
  await employer.fill(entry.name.slice(0, -4))
  await expect(page.getByRole('option', { name: entry.name })).toBeVisible()
  await scrollPastLines(page)
  await expectAccessible()
  await employer.press('ArrowDown')
  await employer.press('Enter')
  await expect(employer).toHaveValue(entry.name)
  await expect(about(page, /^Whitby · Skilled Worker/)).toBeVisible()
  await openLines(page)
  await expect(line(page, 'Licence')).toContainText(
    'we have not checked that this poster acts for it',
  )
  await openLines(page)

  const occupation = chooser(page, 'Occupation')
  await occupation.fill('web designer')
  await expect(page.getByRole('option', { name: /^Web designer/ }).first()).toBeVisible()
  await occupation.press('ArrowDown')
  await occupation.press('Enter')
  await expect(about(page, /\(2141\)/)).toBeVisible()
  await sponsored(page).check()

  await openStep(page, 'Pay and hours')
  await openLines(page)
  await expect(line(page, 'Occupation')).toContainText('Pass')
  await openLines(page)
  await field(page, 'Lowest pay').fill('30000')
  await chooser(page, 'Pay is for').selectOption('year')
  await field(page, 'Hours a week').fill('37.5')
  await expect(page.getByRole('status').filter({ hasText: 'Pay: fail.' })).toBeVisible()
  await openLines(page)
  await expect(line(page, 'Pay')).toContainText('Fail')
  await expect(warning(page)).toBeVisible()
  await scrollPastLines(page)
  await expectAccessible()
  await openLines(page)
  await field(page, 'Lowest pay').fill('60000')
  await expect(page.getByRole('status').filter({ hasText: 'Pay: pass.' })).toBeVisible()
  await expect(warning(page)).toHaveCount(0)

  await toLastStep(page)
  await expect(line(page, 'Pay')).toContainText('Pass')
  await noFee(page).check()
  await publish(page).click()
  await expect(page).toHaveURL('/jobs')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(line(page, 'Licence')).toContainText('Unknown')
  for (const name of ['Occupation', 'Pay']) {
    await expect(line(page, name)).toContainText('Pass')
  }
  await expect(page.getByText(/^We have not checked that this poster acts/).first()).toBeVisible()
  await expect(page.getByText('Employer offers sponsorship')).toHaveCount(0)
  await page.getByRole('link', { name: `Edit: ${title}` }).click()
  await openStep(page, 'Sponsorship')
  await expect(about(page, /^Whitby · Skilled Worker/)).toBeVisible()
  await expect(about(page, /\(2141\)/)).toBeVisible()
  await toLastStep(page)
  await expect(noFee(page)).toBeChecked()
})

test.describe('a check that fails', () => {
  test.use({ expectedLog: /ERR_FAILED/ })

  test(
    'says so and leaves the last results',
    { tag: ['@any-width', '@long'] },
    async ({ page, server, context }) => {
      await aSponsor(server.db)
      await beLoggedIn(page, server)
      await page.goto('/post')
      await fillIn(page, aTitle())
      await openStep(page, 'Pay and hours')
      await openLines(page)
      await expect(line(page, 'Pay')).toContainText('Unknown')
      await line(page, 'Pay').locator('summary').click()
      await context.route('**/api/v1/sponsorship/check', (route) => route.abort())
      await field(page, 'Hours a week').fill('37.5')

      await expect(
        page.getByText('We could not check it just now.').filter({ visible: true }),
      ).toBeVisible()
      await expect(line(page, 'Pay')).toContainText('Unknown')
      await context.unroute('**/api/v1/sponsorship/check')
      await field(page, 'Lowest pay').fill('12')
      await chooser(page, 'Pay is for').selectOption('year')
      await expect(line(page, 'Pay')).toContainText('Fail')
      await expect(line(page, 'Pay').locator('details')).toHaveAttribute('open')
    },
  )
})

test(
  'an employer types another name, and the chosen entry is dropped',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const entry = await aSponsor(server.db, { towns: ['Whitby'] })
    const { id } = await beLoggedIn(page, server)
    await page.goto('/post?step=sponsorship')
    const employer = chooser(page, 'Legal name of the employer')
    await employer.fill(entry.name)
    await page.getByRole('option', { name: entry.name }).click()
    await expect(page.locator('[name=sponsorId]')).toHaveValue(entry.id)
    const drafts = server.db.selectFrom('draft').select('answers').where('accountId', '=', id)
    await expect
      .poll(async () => (await drafts.executeTakeFirst())?.answers.sponsorId)
      .toBe(entry.id)
    await page.reload()
    await expect(about(page, /^Whitby · Skilled Worker/)).toBeVisible()
    await employer.press('End')
    await employer.press('Backspace')

    await expect(page.locator('[name=sponsorId]')).toHaveCount(0)
    await expect(about(page, /^Whitby · Skilled Worker/)).toHaveCount(0)
  },
)

test.describe('an advert without the declaration', () => {
  test.use({ expectedLog: /status of 422/ })

  test(
    'is rejected with every answer in place, the band that does not fit too',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible }) => {
      const title = aTitle()
      const entry = await aSponsor(server.db, { towns: ['Whitby'] })
      await beLoggedIn(page, server)
      await page.goto('/post')
      await fillIn(page, title, entry.name)
      await openStep(page, 'Sponsorship')
      await chooser(page, 'Legal name of the employer').fill(entry.name)
      await chooser(page, 'Occupation').fill('web designer')
      await field(page, 'Company number').fill('01234567')
      await sponsored(page).check()
      await openStep(page, 'Pay and hours')
      await expect(page.getByText(/no band sets the pay of .*\(2141\)/)).toBeVisible()
      await page.getByRole('button', { name: /^Show all \d+ bands/ }).click()
      await chooser(page, 'National pay scale').selectOption('afc-5')
      await toLastStep(page)
      await publish(page).click()

      await expect(noFee(page)).toHaveAccessibleDescription(/Confirm that nobody is charged/)
      await expectAccessible()
      await openStep(page, 'Sponsorship')
      await expect(chooser(page, 'Legal name of the employer')).toHaveValue(entry.name)
      await expect(chooser(page, 'Occupation')).toHaveValue('web designer')
      await expect(field(page, 'Company number')).toHaveValue('01234567')
      await expect(sponsored(page)).toBeChecked()
      await openStep(page, 'Pay and hours')
      await expect(chooser(page, 'National pay scale')).toHaveValue('afc-5')
      await expect(page.getByText(/^You chose .*It is not one of the bands/)).toBeVisible()
      await toLastStep(page)
      await noFee(page).check()
      await publish(page).click()
      await expect(page).toHaveURL('/jobs')
      await page.getByRole('link', { name: title, exact: true }).click()
      await page.getByRole('link', { name: `Edit: ${title}` }).click()
      await expect(field(page, 'Job title')).toHaveValue(title)
      await openStep(page, 'Sponsorship')
      await expect(about(page, /^Whitby · Skilled Worker/)).toBeVisible()
      await expect(about(page, /\(2141\)/)).toBeVisible()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 422/ })

  test(
    'an employer chooses among the proposals and sees the results before publishing',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const title = aTitle()
      const entry = await aSponsor(server.db, { towns: ['Whitby'] })
      await beLoggedIn(page, server)
      await page.goto('/post')
      await fillIn(page, title, entry.name)
      await button(page, 'Save and continue').click()
      await field(page, 'Lowest pay').fill('30000')
      await chooser(page, 'Pay is for').selectOption('year')
      await field(page, 'Hours a week').fill('37.5')
      await button(page, 'Save and continue').click()
      await field(page, 'Legal name of the employer').fill(entry.name.slice(0, -4))
      await field(page, 'Occupation').fill('web design')
      await sponsored(page).check()
      await button(page, 'Save and continue').click()

      await expect(page.getByText('There is a problem')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'None of these' })).toHaveCount(2)
      await page.getByRole('radio', { name: new RegExp(`^${entry.name}`) }).check()
      await page
        .getByRole('radio', { name: /\(2141\)/ })
        .first()
        .check()
      await toLastStep(page)

      await expect(line(page, 'Licence')).toContainText(
        'we have not checked that this poster acts for it',
      )
      await expect(line(page, 'Pay')).toContainText('Fail')
      await expect(warning(page)).toBeVisible()
      await openStep(page, 'Sponsorship')
      await expect(field(page, 'Legal name of the employer')).toHaveValue(entry.name)
      await expect(page.getByText(/^Whitby · Skilled Worker/)).toBeVisible()
      await openStep(page, 'Pay and hours')
      await field(page, 'Lowest pay').fill('60000')
      await toLastStep(page)
      await expect(line(page, 'Pay')).toContainText('Pass')
      await noFee(page).check()
      await publish(page).click()
      await expect(page).toHaveURL('/jobs')
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(line(page, 'Pay')).toContainText('Pass')
      await expect(page.getByText('Employer offers sponsorship')).toHaveCount(0)
    },
  )
})
