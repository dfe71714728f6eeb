/** A field of work. The slug is in addresses and in the database; the name is what people read. */
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

/** All 48, in the order the forms show them. */
export const CATEGORIES: readonly Category[] = NAMES.map((name) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
}))

const bySlug = new Map(CATEGORIES.map((category) => [category.slug, category]))
const byName = new Map(CATEGORIES.map((category) => [category.name.toLowerCase(), category]))
const ALIASES = new Map([['health', 'healthcare']])

/** Finds a category by slug or name in any case; 'Health' is Healthcare, as the search filter says. */
export function findCategory(text: string): Category | null {
  const typed = text.trim().toLowerCase()
  const key = ALIASES.get(typed) ?? typed
  return bySlug.get(key) ?? byName.get(key) ?? null
}
