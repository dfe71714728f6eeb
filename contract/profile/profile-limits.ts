/** The parts of a profile, in the order they are shown. */
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

/** Those that are one form, not a list of entries. */
export const SINGLE_SECTIONS = ['about', 'skills'] as const
export type SingleSection = (typeof SINGLE_SECTIONS)[number]
export type ListSection = Exclude<Section, SingleSection>

export function isSingle(section: Section): section is SingleSection {
  return SINGLE_SECTIONS.includes(section as SingleSection)
}

/** The subject of the draft of an entry’s form. There is one for each entry, and one for a new entry of each list. */
export function entryDraft(section: Section, id: string | null): string {
  return id ?? `${section}-new`
}

/** How many entries a list may have. */
export const ENTRY_LIMITS: Record<ListSection, number> = {
  work: 30,
  registrations: 10,
  education: 20,
  english: 10,
  languages: 15,
}

/** How long each text may be, in characters. */
export const PROFILE_LIMITS = {
  headline: 120,
  link: 500,
  summary: 3000,
  /** A job’s title, an employer, a school. */
  name: 160,
  /** What somebody did in a job. */
  text: 3000,
  number: 40,
  score: 120,
  skill: 80,
  drivingLicence: 120,
} as const

export const MOST_SKILLS = 40

/** Years that a date may have. */
export const FIRST_YEAR = 1940
/** A course may end some years from now. */
export const YEARS_AHEAD = 10

export const REGISTRATION_STATUS = ['registered', 'applied', 'preparing', 'lapsed'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUS)[number]

export const LANGUAGE_LEVELS = ['native', 'fluent', 'good', 'basic'] as const
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]

/** How many uploaded CVs a person may have at once. */
export const MOST_RESUMES = 5
export const RESUME_LABEL_LIMIT = 80

/** Of a JSON Resume file, in bytes. */
export const IMPORT_LIMIT = 64 * 1024
