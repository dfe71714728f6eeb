import { countryName } from '#platform/places/names/countries.ts'
import type { Profile } from '#hiring/profile/profile.schema.ts'
import type {
  LanguageLevel,
  ListSection,
  RegistrationStatus,
  Section,
  SingleSection,
} from './profile-limits.ts'
import names from './profile-names.json' with { type: 'json' }

export const SECTION_NAMES: Record<Section, string> = names.sections
export const REGISTRATION_WORDS: Record<RegistrationStatus, string> = names.registrations
export const LEVEL_WORDS: Record<LanguageLevel, string> = names.levels

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Mar 2019', or '2019' if the month is unknown. */
export function dateWords(date: string): string {
  const [year = '', month] = date.split('-')
  const name = month === undefined ? '' : MONTHS[Number(month) - 1]
  return name ? `${name} ${year}` : year
}

/** 'Mar 2019 – now', for a job. */
function jobDates({ from, to }: { from: string; to: string }) {
  if (!from) return to && `until ${dateWords(to)}`
  return `${dateWords(from)} – ${to ? dateWords(to) : 'now'}`
}

function courseDates({ from, to }: { from: string; to: string }) {
  return [from, to].filter(Boolean).map(dateWords).join(' – ')
}

/** An entry in display texts; unknown ones are ''. */
export interface EntryWords {
  title: string
  detail: string
  dates: string
  text: string
}

export interface ProfilePart {
  section: Section
  name: string
  entries: EntryWords[]
}

const withCountry = (name: string, country: string) =>
  [name, country && countryName(country)].filter(Boolean).join(', ')

type Words = {
  [Name in ListSection]: (entry: Profile[Name][number]) => Partial<EntryWords>
} & { [Name in SingleSection]: (entry: NonNullable<Profile[Name]>) => Partial<EntryWords> }

const WORDS: Words = {
  about: ({ headline, country, link, summary }) => ({
    title: headline,
    detail: [country && `Lives in ${countryName(country)}`, link].filter(Boolean).join(' · '),
    text: summary,
  }),
  work: ({ role, employer, country, from, to, text }) => ({
    title: role,
    detail: withCountry(employer, country),
    dates: jobDates({ from, to }),
    text,
  }),
  registrations: ({ body, number, status }) => ({
    title: body,
    detail: [REGISTRATION_WORDS[status], number && `number ${number}`].filter(Boolean).join(', '),
  }),
  education: ({ award, school, country, from, to }) => ({
    title: award,
    detail: withCountry(school, country),
    dates: courseDates({ from, to }),
  }),
  english: ({ test, score, date }) => ({
    title: test,
    detail: score,
    dates: date && dateWords(date),
  }),
  languages: ({ language, level }) => ({ title: language, detail: LEVEL_WORDS[level] }),
  skills: ({ skills, drivingLicence }) => ({
    text: skills.join(' · '),
    detail: drivingLicence && `Driving licence: ${drivingLicence}`,
  }),
}

export function entryWords<Name extends Section>(section: Name, entry: unknown): EntryWords {
  const describe = WORDS[section] as (entry: unknown) => Partial<EntryWords>
  return { title: '', detail: '', dates: '', text: '', ...describe(entry) }
}

/** A profile in display texts, without empty sections. */
export function profileParts(profile: Profile): ProfilePart[] {
  const sections = Object.keys(SECTION_NAMES) as Section[]
  return sections.flatMap((section) => {
    const content = profile[section]
    const entries = content === null ? [] : Array.isArray(content) ? content : [content]
    const words = entries
      .map((entry) => entryWords(section, entry))
      .filter(({ title, detail, text }) => title || detail || text)
    // ‘About you’ is the title for its writer.
    const name = section === 'about' ? 'About' : SECTION_NAMES[section]
    return words.length > 0 ? [{ section, name, entries: words }] : []
  })
}

/** Whole years of work, counting overlapping months once; null if there are none to count. */
export function yearsOfWork(work: Profile['work'], now = new Date()): number | null {
  if (work.every(({ from }) => !from)) return null
  const months = new Set<number>()
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth()
  for (const { from, to } of work.filter((job) => job.from)) {
    const last = to ? toMonth(to, 11) : current
    for (let month = toMonth(from, 0); month <= Math.min(last, current); month += 1)
      months.add(month)
  }
  return Math.floor(months.size / 12)
}

/** Months since the year 0; a missing month is replaced by the given one, counted from 0. */
function toMonth(date: string, otherwise: number) {
  const [year = '', month] = date.split('-')
  return Number(year) * 12 + (month === undefined ? otherwise : Number(month) - 1)
}
