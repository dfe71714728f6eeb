// Apart from the 48 names, which pages that only link to categories do not need.

/** Slugs of the categories listed at `/tech` rather than `/jobs/tech`. */
export const CATEGORIES_WITH_PAGE: ReadonlySet<string> = new Set(['tech', 'finance', 'marketing'])
