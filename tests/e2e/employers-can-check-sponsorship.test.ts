import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aSponsor } from '#tests/support/register.ts'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const chooser = (page: Page, name: string) => page.getByRole('combobox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const noFee = (page: Page) => page.getByRole('checkbox', { name: /^Nobody is or will be charged/ })
const sponsored = (page: Page) => page.getByRole('checkbox', { name: /^We sponsor this job/ })
const aTitle = () => `Staff nurse ${crypto.randomUUID()}`

/** A line of the panel, by what it is about. */
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const TEXT = 'You look after thirty people by night, with two colleagues and a doctor on call. '

async function fillIn(page: Page, title: string) {
  await field(page, 'Job title').fill(title)
  const category = page.locator('#jobCategory')
  if (await category.evaluate((found) => found instanceof HTMLSelectElement)) {
    await category.selectOption('Nursing')
  } else {
    await category.fill('Nursing')
  }
  await chooser(page, 'Country').selectOption('United Kingdom')
  await field(page, 'Town or area').fill('Leeds')
  await field(page, 'Description').fill(TEXT.repeat(4))
  await field(page, 'Company name').fill('Saltmarsh House')
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
  await expect(page.getByText('Choose the country first')).toBeVisible()
  await expectAccessible()
  await fillIn(page, title)

  const employer = field(page, 'Legal name of the employer').or(
    chooser(page, 'Legal name of the employer'),
  )
  await employer.pressSequentially(entry.name.slice(0, -4))
  await expect(page.getByRole('option', { name: entry.name })).toBeVisible()
  await expectAccessible()
  await employer.press('ArrowDown')
  await employer.press('Enter')
  await expect(employer).toHaveValue(entry.name)
  await expect(page.getByText(/^Whitby · Skilled Worker/)).toBeVisible()
  await expect(line(page, 'Licence')).toContainText('Pass')

  const occupation = chooser(page, 'Occupation')
  await occupation.pressSequentially('web designer')
  await occupation.press('ArrowDown')
  await occupation.press('Enter')
  await expect(page.getByText(/\(2141\)/)).toBeVisible()
  await expect(line(page, 'Occupation')).toContainText('Pass')

  await sponsored(page).check()
  await field(page, 'Lowest pay').fill('30000')
  await chooser(page, 'Pay is for').selectOption('year')
  await field(page, 'Hours a week').fill('37.5')
  await expect(line(page, 'Pay')).toContainText('Fail')
  await expect(page.getByText('This advert cannot carry the “Employer offers')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Pay: fail.' })).toBeVisible()
  await expectAccessible()
  await field(page, 'Lowest pay').fill('60000')
  await expect(line(page, 'Pay')).toContainText('Pass')
  await expect(page.getByText('This advert cannot carry the “Employer offers')).toHaveCount(0)

  await noFee(page).check()
  await button(page, 'Publish').click()
  await expect(page).toHaveURL('/jobs')
  await page.getByRole('link', { name: title, exact: true }).click()
  for (const name of ['Licence', 'Occupation', 'Pay']) {
    await expect(line(page, name)).toContainText('Pass')
  }
  await expect(page.getByText('Employer offers sponsorship')).toBeVisible()
  await page.getByRole('link', { name: `Edit: ${title}` }).click()
  await expect(page.getByText(/^Whitby · Skilled Worker/)).toBeVisible()
  await expect(page.getByText(/\(2141\)/)).toBeVisible()
  await expect(noFee(page)).toBeChecked()
})
