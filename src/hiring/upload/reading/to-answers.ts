import { findCategory } from '#trade/categories.ts'
import { countryName } from '#platform/places/names/countries.ts'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { toLondonDay } from '#platform/primitives/time/days.ts'
import { assignCategory } from '#board/jobs/import/category/category.ts'
import { parseDate } from '#board/jobs/import/fields/dates.ts'
import { parseHours, parseJobType } from '#board/jobs/import/fields/job-type.ts'
import { parseLocation } from '#board/jobs/import/place/location.ts'
import { cleanLine } from '#board/jobs/import/text/clean-text.ts'
import { parseDescription } from '#board/jobs/import/text/description.ts'
import type { ListField, ListRow } from './list-columns.ts'
import { toPayAnswers } from './pay-answers.ts'

/** Answers for rows that leave them empty. */
export interface ListDefaults {
  companyName: string
  email: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export interface RowAnswers {
  /** Answers of the posting form. */
  answers: Record<string, string>
  /** The answers that are our defaults. */
  defaulted: string[]
  reference: string
  /** Texts that were read differently from what was written. */
  warnings: FieldProblem[]
}

const LONGEST_LINE = 1000
/** Our own form sends no more. */
const LONGEST_DESCRIPTION = 60_000
const BAND = /^(?:NHS |AfC )?Band \d[a-d]?$/i
const YES = /^(?:1|true|yes|y|x|on)$/i
const NO = /^(?:0|false|no|n|-)$/i

/**
 * A row in the form’s fields, read as an import reads it. A text that cannot be read stays as written: the form’s rules
 * report it.
 */
export function toAnswers(row: ListRow, defaults: ListDefaults): RowAnswers {
  const warnings: FieldProblem[] = []
  const warn = (field: string, message: string) => void warnings.push({ field, message })
  const line = (field: ListField) => cleanLine((row[field] ?? '').slice(0, LONGEST_LINE))
  const title = line('title')
  const description = parseDescription(row.description ?? '').text.slice(0, LONGEST_DESCRIPTION)
  const companyName = line('employer') || defaults.companyName
  const where = toPlaceAnswers(row, { title, description }, defaults.country)
  const answers = {
    jobTitle: title,
    description,
    companyName,
    jobCategory: toCategory(line('category'), { title, companyName }, warn),
    ...where.answers,
    ranges: toJobType(line('type'), warn),
    ...toPayAnswers(withoutBand(row), where.country, (warning) => warnings.push(warning)),
    hoursPerWeek: toHours(line('hours')),
    closesOn: toClosingDay(line('closesAt')),
    email: line('email').replace(/^mailto:/i, '') || defaults.email,
    legalName: line('legalName'),
    companyNumber: toCompanyNumber(line('companyNumber')),
    ...toOccupation(line('occupation')),
    payBand: line('payBand') || (BAND.exec(line('payText'))?.[0] ?? ''),
    offersSponsorship: toTick(line('offersSponsorship'), warn),
  }
  const filled = Object.entries(answers).filter(([, value]) => value !== '')
  return {
    answers: Object.fromEntries(filled),
    defaulted: findDefaulted(row),
    reference: line('reference'),
    warnings,
  }
}

/** The row without its band, which is not an amount and has its own column. */
function withoutBand(row: ListRow): ListRow {
  return BAND.test(cleanLine((row.payText ?? '').slice(0, 100))) ? { ...row, payText: '' } : row
}

function findDefaulted({ employer, email, category, country, location }: ListRow) {
  const defaulted = { companyName: employer, email, jobCategory: category }
  const names = Object.entries(defaulted).flatMap(([name, stated]) => (stated ? [] : [name]))
  return country || location ? names : [...names, 'location']
}

type Warn = (field: string, message: string) => void

function toPlaceAnswers(
  row: ListRow,
  texts: { title: string; description: string },
  fallback: string,
) {
  let unknown = ''
  const found = parseLocation(row, texts, fallback, ({ value = '' }) => {
    unknown = value.slice(0, 100)
  })
  const { country, place, postcodeDistrict, isRemote } = found
  const answers = {
    location: unknown || countryName(country),
    place: place ?? postcodeDistrict ?? '',
    isRemote: isRemote ? 'on' : '',
  }
  return { answers, country }
}

function toCategory(
  named: string,
  { title, companyName }: { title: string; companyName: string },
  warn: Warn,
) {
  const slug = assignCategory(named, { title, employerName: companyName }, '')
  const category = findCategory(slug)?.name ?? ''
  if (named && category && !findCategory(named)) {
    const message = `‘${named.slice(0, 60)}’ is not one of our categories. We chose ${category}: check that it fits.`
    warn('jobCategory', message)
  }
  return category || named
}

function toJobType(text: string, warn: Warn) {
  const type = parseJobType(text) ?? ''
  if (text && !type) {
    const message = `‘${text.slice(0, 60)}’ was left out. Write Full-time, Part-time or Contract.`
    warn('ranges', message)
  }
  return type
}

function toHours(text: string) {
  return String(parseHours(text) ?? text.slice(0, 60))
}

function toClosingDay(text: string) {
  const date = text ? parseDate(text, { isEndOfDay: true }) : null
  return date ? toLondonDay(date) : text.slice(0, 60)
}

/** The number with the leading zero that a spreadsheet cuts off. */
function toCompanyNumber(text: string) {
  return /^\d{6,7}$/.test(text) ? text.padStart(8, '0') : text
}

function toOccupation(text: string) {
  return /^\d{4}$/.test(text) ? { occupation: '', occupationCode: text } : { occupation: text }
}

/** ‘off’ unticks what the job has; an empty cell changes nothing. */
function toTick(text: string, warn: Warn) {
  if (text === '') return ''
  if (YES.test(text)) return 'on'
  if (!NO.test(text)) {
    warn('offersSponsorship', `‘${text.slice(0, 60)}’ was read as no. Write yes or no.`)
  }
  return 'off'
}
