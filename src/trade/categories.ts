import names from './categories.json' with { type: 'json' }

/** A field of work. The slug is used in URLs and the database; the name is for readers. */
export interface Category {
  slug: string
  name: string
}

/** The English names by slug. */
export const CATEGORY_NAMES = names

/** All 48 categories, in the order of the forms. */
export const CATEGORIES: readonly Category[] = Object.entries(CATEGORY_NAMES).map(
  ([slug, name]) => ({ slug, name }),
)

const bySlug = new Map(CATEGORIES.map((category) => [category.slug, category]))
const byName = new Map(CATEGORIES.map((category) => [category.name.toLowerCase(), category]))
const ALIASES = new Map([['health', 'healthcare']])

/** The category with a slug or name, in any case; 'Health' is Healthcare, as in the search filter. */
export function findCategory(text: string): Category | null {
  const typed = text.trim().toLowerCase()
  const key = ALIASES.get(typed) ?? typed
  return bySlug.get(key) ?? byName.get(key) ?? null
}
