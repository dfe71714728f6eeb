import { findCountry } from '#platform/places/names/countries.ts'
import { ENTRY, type Profile } from '#hiring/profile/profile.schema.ts'
import {
  ENTRY_LIMITS,
  LANGUAGE_LEVELS,
  MOST_SKILLS,
  PROFILE_LIMITS,
  type LanguageLevel,
} from '#hiring/profile/model/profile-limits.ts'
import { createReader, isFields, type Fields } from './fields.ts'

const { name: NAME, text: TEXT } = PROFILE_LIMITS

/** Fields at the top, including those we ignore silently: the account has them, or they only describe the file. */
const TOP = [
  '$schema',
  'basics',
  'work',
  'education',
  'certificates',
  'languages',
  'skills',
  'meta',
]
const BASICS = ['name', 'email', 'phone', 'label', 'url', 'summary', 'location']
const WORK = [
  'name',
  'company',
  'position',
  'location',
  'startDate',
  'endDate',
  'summary',
  'highlights',
]
const EDUCATION = ['institution', 'area', 'studyType', 'startDate', 'endDate', 'landfall']
const CERTIFICATE = ['name', 'date', 'issuer', 'landfall']
const LANGUAGE = ['language', 'fluency', 'landfall']
const SKILL = ['name', 'keywords']

/** The entries that a file would become. */
export interface Reading {
  profile: Profile
  /** The names of fields that we have no place for. */
  ignored: string[]
  /** A sentence for each item that was left out or cut. */
  problems: string[]
}

/** An end that is still to come. */
const TODAY = /^\s*(?:present|current|now|today|ongoing)\s*$/i

type Reader = ReturnType<typeof createReader>

/** Reads a JSON Resume; null if the text is not one. */
export function readJsonResume(text: string): Reading | null {
  const file = parse(text)
  if (!isFields(file) || !TOP.some((name) => Object.hasOwn(file, name))) return null
  // A file of Reactive Resume, with all but the name in a form of its own.
  if (isFields(file.sections)) return null
  const reader = createReader()
  reader.noteUnknown(file, TOP)
  const certificates = readCertificates(reader, file.certificates)
  const profile: Profile = {
    about: readAbout(reader, file.basics),
    work: readWork(reader, file.work),
    registrations: certificates.registrations,
    education: [...readEducation(reader, file.education), ...certificates.others],
    english: certificates.english,
    languages: readLanguages(reader, file.languages),
    skills: readSkills(reader, file.skills, file.meta),
  }
  profile.education.length = Math.min(profile.education.length, ENTRY_LIMITS.education)
  return { profile, ...reader.result() }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

function readAbout(reader: Reader, basics: unknown): Profile['about'] {
  if (!isFields(basics)) return null
  reader.noteUnknown(basics, BASICS, 'basics')
  const location = isFields(basics.location) ? basics.location : {}
  const place = 'About you'
  const about = {
    headline: reader.line(basics.label, PROFILE_LIMITS.headline, place),
    country: countryOf(reader.line(location.countryCode ?? location.region, NAME, place)),
    link: linkOf(reader, reader.line(basics.url, PROFILE_LIMITS.link, place)),
    summary: reader.paragraphs(basics.summary, PROFILE_LIMITS.summary, place),
  }
  return Object.values(about).some(Boolean) ? about : null
}

/** Returns only web addresses: others could run a script where they are shown. */
function linkOf(reader: Reader, link: string) {
  if (ENTRY.about.safeParse({ link }).success) return link
  reader.note('About you: the link is not a full web address. We left it out.')
  return ''
}

function readWork(reader: Reader, value: unknown): Profile['work'] {
  return reader.items(value, ENTRY_LIMITS.work, 'work').flatMap((fields, index) => {
    reader.noteUnknown(fields, WORK, 'work')
    const role = reader.line(fields.position, NAME, `Job ${index + 1}`)
    const place = placeOf('Job', index, role)
    const entry = {
      role,
      // Files of before 2017 say ‘company’.
      employer: reader.line(fields.name ?? fields.company, NAME, place),
      country: countryIn(reader.line(fields.location, NAME, place)),
      ...periodOf(reader, fields, place),
      text: reader.paragraphs(textWithHighlights(fields), TEXT, place),
    }
    return orLeftOut(reader, ENTRY.work, entry, place)
  })
}

function readEducation(reader: Reader, value: unknown): Profile['education'] {
  return reader.items(value, ENTRY_LIMITS.education, 'education').flatMap((fields, index) => {
    reader.noteUnknown(fields, EDUCATION, 'education')
    const parts = [fields.studyType, fields.area].filter((part) => typeof part === 'string' && part)
    const place = placeOf('Course', index, parts[0] ?? fields.institution)
    const school = reader.line(fields.institution, NAME, place)
    const entry = {
      award: reader.line(parts.join(', '), NAME, place) || school,
      school,
      country: countryOf(reader.line(ownFields(fields).country, NAME, place)),
      ...periodOf(reader, fields, place),
    }
    return orLeftOut(reader, ENTRY.education, entry, place)
  })
}

/** Certificates in the file. Registrations and English tests stay certificates; others become entries of education. */
function readCertificates(reader: Reader, value: unknown) {
  const registrations: Profile['registrations'] = []
  const english: Profile['english'] = []
  const others: Profile['education'] = []
  const most = ENTRY_LIMITS.registrations + ENTRY_LIMITS.english + ENTRY_LIMITS.education
  for (const [index, fields] of reader.items(value, most, 'certificates').entries()) {
    reader.noteUnknown(fields, CERTIFICATE, 'certificates')
    const own = ownFields(fields)
    const place = placeOf('Certificate', index, fields.name)
    const date = reader.date(fields.date, place)
    const { data: registration } = ENTRY.registrations.safeParse(own.registration)
    const { data: test } = ENTRY.english.safeParse(own.english)
    if (registration && registrations.length < ENTRY_LIMITS.registrations) {
      registrations.push(registration)
    } else if (test && english.length < ENTRY_LIMITS.english) english.push({ ...test, date })
    else {
      const award = reader.line(fields.name, NAME, place)
      const school = reader.line(fields.issuer, NAME, place)
      const entry = { award, school, country: '', from: '', to: date }
      others.push(...orLeftOut(reader, ENTRY.education, entry, place))
    }
  }
  return { registrations, english, others }
}

function readLanguages(reader: Reader, value: unknown): Profile['languages'] {
  return reader.items(value, ENTRY_LIMITS.languages, 'languages').flatMap((fields, index) => {
    reader.noteUnknown(fields, LANGUAGE, 'languages')
    const language = reader.line(fields.language, NAME, `Language ${index + 1}`)
    const place = placeOf('Language', index, language)
    const level = levelOf(ownFields(fields).level, reader.line(fields.fluency, NAME, place))
    return orLeftOut(reader, ENTRY.languages, { language, level }, place)
  })
}

function readSkills(reader: Reader, value: unknown, meta: unknown): Profile['skills'] {
  const skills = reader.items(value, MOST_SKILLS, 'skills').flatMap((fields) => {
    reader.noteUnknown(fields, SKILL, 'skills')
    const keywords = Array.isArray(fields.keywords) ? fields.keywords : []
    return [fields.name, ...keywords].map((skill) =>
      reader.line(skill, PROFILE_LIMITS.skill, 'Skills'),
    )
  })
  const licence = isFields(meta) ? ownFields(meta).drivingLicence : undefined
  const drivingLicence = reader.line(licence, PROFILE_LIMITS.drivingLicence, 'Driving licence')
  const unique = [...new Set(skills.filter(Boolean))].slice(0, MOST_SKILLS)
  return unique.length > 0 || drivingLicence ? { skills: unique, drivingLicence } : null
}

function periodOf(reader: Reader, fields: Fields, place: string) {
  const from = reader.date(fields.startDate, `${place}, start`)
  const isToday = typeof fields.endDate === 'string' && TODAY.test(fields.endDate)
  const to = isToday ? '' : reader.date(fields.endDate, `${place}, end`)
  const isBackwards = from && to && to < from.slice(0, to.length)
  if (isBackwards) reader.note(`${place}: the end is before the start. We left the end out.`)
  return { from, to: isBackwards ? '' : to }
}

function textWithHighlights({ summary, highlights }: Fields) {
  const points = Array.isArray(highlights)
    ? highlights.filter((point): point is string => typeof point === 'string')
    : []
  if (points.length === 0) return summary
  return [typeof summary === 'string' ? summary : '', ...points.map((point) => `- ${point}`)]
    .filter(Boolean)
    .join('\n')
}

/** Our own fields, which we add to the format’s. */
function ownFields({ landfall }: Fields): Fields {
  return isFields(landfall) ? landfall : {}
}

function levelOf(own: unknown, fluency: string): LanguageLevel {
  const known = LANGUAGE_LEVELS.find((level) => level === own)
  if (known) return known
  if (/native|mother|first/i.test(fluency)) return 'native'
  if (/fluent|full|advanced|\bc[12]\b/i.test(fluency)) return 'fluent'
  return /basic|element|begin|little|\ba[12]\b/i.test(fluency) ? 'basic' : 'good'
}

function countryOf(text: string) {
  return text ? (findCountry(text)?.code ?? '') : ''
}

/** The country in ‘Lagos, Nigeria’. */
function countryIn(location: string) {
  return countryOf(location.split(',').at(-1) ?? '')
}

function placeOf(kind: string, index: number, title: unknown) {
  // A file may contain an object here that cannot become a text.
  const name = typeof title === 'string' ? title.trim().slice(0, 60).toWellFormed() : ''
  return name ? `${kind} ${index + 1} (${name})` : `${kind} ${index + 1}`
}

interface Parser<Entry> {
  safeParse(value: unknown): {
    data?: Entry | undefined
    error?: { issues: { message: string }[] } | undefined
  }
}

function orLeftOut<Entry>(
  reader: Reader,
  parser: Parser<Entry>,
  value: unknown,
  place: string,
): Entry[] {
  const { data, error } = parser.safeParse(value)
  if (data) return [data]
  reader.note(`${place} is left out. ${error?.issues[0]?.message ?? ''}`)
  return []
}
