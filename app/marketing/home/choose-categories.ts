import { CATEGORIES } from '#contract/categories.ts'
import type { JobFacets } from '#contract/jobs.ts'
import { CATEGORY_PAGES } from '../category-pages.ts'

type CategoryCount = JobFacets['categories'][number]

const CARDS = 8

/** The categories with most open jobs, those that have a page of their own always among them. */
export function chooseCategories(counts: CategoryCount[]): CategoryCount[] {
  const withPage = CATEGORIES.filter(({ slug }) => CATEGORY_PAGES.has(slug)).map(
    ({ slug, name }) =>
      counts.find(({ value }) => value === slug) ?? { value: slug, name, count: 0 },
  )
  const others = counts.filter(({ value }) => !CATEGORY_PAGES.has(value)).toSorted(byCount)
  return [...withPage, ...others.slice(0, CARDS - withPage.length)].toSorted(byCount)
}

function byCount(a: CategoryCount, b: CategoryCount) {
  return b.count - a.count || a.name.localeCompare(b.name)
}
