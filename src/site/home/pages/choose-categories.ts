import { CATEGORIES_WITH_PAGE } from '#trade/categories-with-page.ts'
import { CATEGORIES } from '#trade/categories.ts'
import type { FacetOption } from '#board/search/search.ts'

const CARDS = 8

/** The categories with the most open jobs, always including those with their own page. */
export function chooseCategories(counts: FacetOption[]): FacetOption[] {
  const withPage = CATEGORIES.filter(({ slug }) => CATEGORIES_WITH_PAGE.has(slug)).map(
    ({ slug, name }) =>
      counts.find(({ value }) => value === slug) ?? { value: slug, name, count: 0 },
  )
  const others = counts.filter(({ value }) => !CATEGORIES_WITH_PAGE.has(value)).toSorted(byCount)
  return [...withPage, ...others.slice(0, CARDS - withPage.length)].toSorted(byCount)
}

function byCount(a: FacetOption, b: FacetOption) {
  return (b.count ?? 0) - (a.count ?? 0) || a.name.localeCompare(b.name)
}
