import pages from './category-pages.json' with { type: 'json' }

export interface CategoryPage {
  title: string
  /** A description of the work and advice before applying. */
  introduction: string[]
}

/** The categories with their own page, by slug. */
export const CATEGORY_PAGES: ReadonlyMap<string, CategoryPage> = new Map(Object.entries(pages))
