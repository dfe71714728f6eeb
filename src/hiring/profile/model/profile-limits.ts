/** The sections of a profile, in display order. */
export const SECTIONS = [
  'about',
  'work',
  'registrations',
  'education',
  'english',
  'languages',
  'skills',
] as const
export type Section = (typeof SECTIONS)[number]

/** Sections that are a single form, not a list of entries. */
export const SINGLE_SECTIONS = ['about', 'skills'] as const
export type SingleSection = (typeof SINGLE_SECTIONS)[number]
export type ListSection = Exclude<Section, SingleSection>

export function isSingle(section: Section): section is SingleSection {
  return SINGLE_SECTIONS.includes(section as SingleSection)
}

/** The subject of the draft of an entry’s form: one per entry, and one for a new entry of each list. */
export function entryDraft(section: Section, id: string | null): string {
  return id ?? `${section}-new`
}

/** The maximum number of entries in each list. */
export const ENTRY_LIMITS: Record<ListSection, number> = {
  work: 30,
  registrations: 10,
  education: 20,
  english: 10,
  languages: 15,
}

/** Maximum lengths of a profile’s texts, in characters. */
export const PROFILE_LIMITS = {
  headline: 120,
  link: 500,
  summary: 3000,
  /** The limit for a job’s title, an employer or a school. */
  name: 160,
  /** The limit for the description of a job. */
  text: 3000,
  number: 40,
  score: 120,
  skill: 80,
  drivingLicence: 120,
} as const

export const MOST_SKILLS = 40

/** The earliest year of a date. */
export const FIRST_YEAR = 1940
/** The years ahead that a date may be: a course may end some years from now. */
export const YEARS_AHEAD = 10

export const REGISTRATION_STATUS = ['registered', 'applied', 'preparing', 'lapsed'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUS)[number]

export const LANGUAGE_LEVELS = ['native', 'fluent', 'good', 'basic'] as const
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]

/** The maximum number of uploaded CVs per person. */
export const MOST_RESUMES = 5
export const RESUME_LABEL_LIMIT = 80

/** The maximum size of a JSON Resume file, in bytes. */
export const IMPORT_LIMIT = 64 * 1024
