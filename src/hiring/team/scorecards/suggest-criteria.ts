const CARE = ['Experience in care', 'Nights and weekends', 'How they write', 'Registration']
const OFFICE = ['Experience in the field', 'Examples of their work', 'How they write', 'Start date']
const SITE = ['Experience with the work', 'Cards and licences', 'Shifts', 'How they talk']
const PEOPLE = ['Experience with customers', 'Shifts', 'How they write', 'Start date']
const SCHOOL = ['Experience in teaching', 'Subject', 'Qualified status', 'How they write']

const OF_CATEGORY: Record<string, readonly string[]> = {
  healthcare: CARE,
  nursing: CARE,
  'social-care': CARE,
  'mental-health': CARE,
  'public-health': CARE,
  dentistry: CARE,
  pharmaceuticals: CARE,
  veterinary: CARE,
  education: SCHOOL,
  construction: SITE,
  manufacturing: SITE,
  logistics: SITE,
  agriculture: SITE,
  automotive: SITE,
  cleaning: SITE,
  security: SITE,
  hospitality: PEOPLE,
  retail: PEOPLE,
  'customer-service': PEOPLE,
  sales: PEOPLE,
  travel: PEOPLE,
}

/** Usual criteria for such a job; `category` is a slug. No criterion is about who a person is. */
export function suggestCriteria(category: string): readonly string[] {
  return OF_CATEGORY[category] ?? OFFICE
}
