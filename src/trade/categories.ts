/** A field of work. The slug is used in URLs and the database; the name is for readers. */
export interface Category {
  slug: string
  name: string
}

const NAMES = [
  'Tech',
  'Healthcare',
  'Finance',
  'Marketing',
  'Design',
  'Education',
  'Customer Service',
  'Human Resources',
  'Sales',
  'Social Care',
  'Nursing',
  'Engineering',
  'Construction',
  'Manufacturing',
  'Hospitality',
  'Logistics',
  'Retail',
  'Legal',
  'Science',
  'Pharmaceuticals',
  'Dentistry',
  'Mental Health',
  'Public Health',
  'Veterinary',
  'Agriculture',
  'Architecture',
  'Arts',
  'Automotive',
  'Aviation',
  'Banking',
  'Biotechnology',
  'Charity',
  'Cleaning',
  'Consulting',
  'Cyber Security',
  'Data',
  'Energy',
  'Environment',
  'Government',
  'Insurance',
  'Media',
  'Property',
  'Security',
  'Sports',
  'Telecommunications',
  'Travel',
  'Administration',
  'Robotics',
] as const

type SlugOf<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${SlugOf<Rest>}`
  : Lowercase<Name>

/** The English names by slug. */
export const CATEGORY_NAMES = Object.fromEntries(
  NAMES.map((name) => [name.toLowerCase().replaceAll(' ', '-'), name]),
) as { readonly [Name in (typeof NAMES)[number] as SlugOf<Name>]: Name }

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
