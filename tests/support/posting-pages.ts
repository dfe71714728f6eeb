import { expect, type Page } from '@playwright/test'
import { uniqueWord } from './unique-word.ts'

/**
 * Chooses a category in the posting form: from the browser's list, or, once the app runs, by typing its
 * first letters.
 */
export async function chooseCategory(page: Page, name: string) {
  await expect(async () => {
    const isReady = await page.evaluate(() => document.documentElement.dataset.app === 'ready')
    if (!isReady) {
      await page.locator('select#jobCategory').selectOption(name, { timeout: 1000 })
      return
    }
    const category = page.locator('input#jobCategory')
    await category.fill(name.slice(0, 4).toLowerCase(), { timeout: 1000 })
    await category.press('Tab')
    await expect(category).toHaveValue(name)
  }).toPass()
}

export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const aTitle = () => `Night nurse ${uniqueWord()}`

export async function asUpload(file: File) {
  const buffer = Buffer.from(await file.bytes())
  return { name: file.name, mimeType: file.type || 'image/png', buffer }
}

/** A card of a list, found by the job's title. */
export const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

export const noFee = (page: Page) =>
  page.getByRole('checkbox', { name: /^Nobody is or will be charged/ })

/** The only button that publishes. */
export const publish = (page: Page) => button(page, 'Publish this job')

/** Fills in everything that an advert needs, from the first step to the last page, with the declaration. */
export async function fillInAdvert(page: Page, title: string, company?: string) {
  await fillInJob(page, title, company)
  await saveStep(page, 'Pay and hours')
  await field(page, 'Lowest pay').fill('31,049')
  await page.getByRole('combobox', { name: 'Pay is for' }).selectOption('year')
  await toLastStep(page)
  await noFee(page).check()
}

/** Fills in the first step. */
export async function fillInJob(page: Page, title: string, company = 'Harbour View') {
  await field(page, 'Job title').fill(title)
  await field(page, 'Company name').fill(company)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
  await field(page, 'Town or area').fill('Leeds')
  await chooseCategory(page, 'Nursing')
  await field(page, 'Description').fill(`Care for thirty people. ${'Nights. '.repeat(30)}`)
}

/** Saves the step and goes to the next one. */
export async function saveStep(page: Page, next: string) {
  await button(page, 'Save and continue').click()
  await expectStep(page, next)
}

/** Opens another step from the list, which saves the current one first. */
export async function openStep(page: Page, name: string) {
  const list = page.getByRole('navigation', { name: 'Steps' })
  const fold = list.locator('summary')
  await expect(list).toBeVisible()
  if (await fold.isVisible()) await fold.click()
  const step = list.getByRole('button', { name })
  await step.click()
  await expectStep(page, name)
}

const STEPS: Record<string, string> = {
  'The job': 'job',
  'Pay and hours': 'pay',
  Sponsorship: 'sponsorship',
  Questions: 'questions',
}

/** Checks the step in the URL and in the heading. */
export async function expectStep(page: Page, name: string) {
  const step = STEPS[name] ?? 'publish'
  await expect(page).toHaveURL(new RegExp(`[?&]step=${step}`))
  await expect(page.locator('h2#step')).toBeVisible()
}

/** Saves and goes to the last page, which asks before publishing. */
export async function toLastStep(page: Page) {
  const shortcut = button(page, 'Skip to review')
  const isNear = (await shortcut.count()) === 0
  await (isNear ? button(page, 'Save and continue') : shortcut).click()
  await expect(page.getByRole('heading', { level: 2, name: LAST_QUESTION })).toBeVisible()
}

const LAST_QUESTION = /^(Publish this job|Save the changes)\?$/

/** Scrolls to where nothing sticky covers the fields, to check all of them. */
export async function scrollPastLines(page: Page) {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

/** Opens the four results, or folds them again, where they are in a bar at the bottom. */
export async function openLines(page: Page) {
  const isWide = await page.evaluate(() => matchMedia('(width >= 64rem)').matches)
  if (isWide) return
  const fold = page.locator('summary').filter({ hasText: /Licence.*Occupation.*Pay/ })
  const lines = page.locator('details').filter({ has: fold })
  const wasOpen = await lines.evaluate((details: HTMLDetailsElement) => details.open)
  await expect(async () => {
    // The bar rises once the form is scrolled, and a new step scrolls back to its beginning.
    await page.evaluate(() => scrollBy(0, 120))
    await fold.click({ timeout: 1000 })
    await expect(lines).toHaveJSProperty('open', !wasOpen, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

/** A job’s row in its employer’s table, which looks like a card on a phone. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })

/** Opens the menu with the other actions for a job. */
export async function openMenu(page: Page, title: string) {
  await rowOf(page, title).locator('summary').first().click()
  return rowOf(page, title)
}
