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

/** Everything that an advert needs. */
export async function fillInAdvert(page: Page, title: string) {
  await field(page, 'Job title').fill(title)
  await page.getByRole('checkbox', { name: /^Nobody is or will be charged/ }).check()
  await chooseCategory(page, 'Nursing')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
  await field(page, 'Town or area').fill('Leeds')
  await field(page, 'Lowest pay').fill('31,049')
  await page.getByRole('combobox', { name: 'Pay is for' }).selectOption('year')
  await field(page, 'Description').fill(`Care for thirty people. ${'Nights. '.repeat(30)}`)
  await field(page, 'Company name').fill('Harbour View')
}
