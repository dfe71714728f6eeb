import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Opens the filters if they are folded, as on a phone. */
export async function openFilters(page: Page) {
  const category = page.getByLabel('Category')
  if (!(await category.isVisible())) await page.getByText(/^Filters/).click()
  await expect(category).toBeVisible()
}

/** Closes the filters, which cover the list, by the button that leads to it. */
export async function closeFilters(page: Page) {
  await page.getByRole('button', { name: /^Show / }).click()
  await expect(page.getByLabel('Category')).toBeHidden()
}

/** Answers suggestion calls, and records their queries. */
export async function suggest(page: Page, answers: { titles?: object[]; places?: object[] }) {
  const queries: string[] = []
  await page.route('**/api/v1/suggest/*', async (route) => {
    const url = new URL(route.request().url())
    queries.push(url.searchParams.get('q') ?? '')
    const isTitles = url.pathname.endsWith('titles')
    await route.fulfill({ json: (isTitles ? answers.titles : answers.places) ?? [] })
  })
  return queries
}
