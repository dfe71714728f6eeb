// Apart from the 48 names, which a page that only links to categories has no use for.

/** Slugs of those whose list is at `/tech` rather than `/jobs/tech`. */
export const CATEGORIES_WITH_PAGE: ReadonlySet<string> = new Set(['tech', 'finance', 'marketing'])
