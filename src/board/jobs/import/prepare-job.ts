import { hash } from 'node:crypto'
import { previewOf } from '#trade/job-texts.ts'
import { JOB_LIMITS } from '#trade/limits/job-limits.ts'
import type { JobType } from '#trade/jobs.schema.ts'
import type { LawStop } from '#trade/law-stop.ts'
import { findLawStop } from '#board/screening/law/stop-import.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { importedJobId, UNDATED } from '#board/jobs/stored/job-id.ts'
import type { Field, Problem } from '#platform/import/source-record.ts'
import type { Advert } from './advert.ts'
import { assignCategory } from './category/category.ts'
import { parseHours, parseJobType, zeroHoursLine } from './fields/job-type.ts'
import { parseLocation } from './place/location.ts'
import { parsePay, type PayColumns } from './pay/pay.ts'
import { parseWeeklyHours } from '#sponsorship/advert/pay/weekly-hours.ts'
import { parseDates } from './fields/posting-dates.ts'
import { cleanLine, cutAtWord } from './text/clean-text.ts'
import { parseDescription } from './text/description.ts'
import { withoutGenderMarks } from './text/gender-marks.ts'

export interface PrepareOptions {
  /** The source of every advert, overriding the advert's own. */
  source: string | null
  /** The source of adverts without one; null if nothing names it. */
  fallbackSource: string | null
  /** ISO code for adverts that do not name a country. */
  country: string
  /** Slug for adverts that fit no other category. */
  category: string
  ignoreClosingDates: boolean
  /** The start of the import; adverts that closed earlier are imported as closed. */
  now: number
}

export interface PreparedJob extends ReturnType<typeof toRow> {}

/** The result for an advert: a row with warnings about what was left out, or why there is no row. */
export type Preparation =
  | { problems: Problem[] }
  | { row: PreparedJob; warnings: Problem[]; isCut: boolean; isPast: boolean }

interface Report {
  warn(problem: Problem): void
  reject(problem: Problem): void
}

const LONGEST_LINE = 10_000
const NO_SOURCE =
  'Nothing names the source of these adverts: give it with --source, the same for every file of this source.'
// More than enough for the 150 characters of a preview; longer texts are slow to split.
const PREVIEW_SOURCE_LENGTH = 400

/** Raise it when the same advert should be read anew, because what we make of it has changed. */
export const READER_VERSION = 5

/**
 * The id of an advert's job and a digest of all that it is made from, without reading it; null for an advert that names
 * neither reference nor source, whose id depends on what we read.
 */
export function sketchAdvert(
  advert: Advert,
  { country, category, ignoreClosingDates, ...options }: PrepareOptions,
) {
  const { source, reference } = originOf(advert, options)
  if (!source || !reference) return null
  const made = [READER_VERSION, country, category, ignoreClosingDates, advert]
  const sourceRef = shortReference(reference)
  return { id: importedJobId(source, sourceRef), sourceRef, digest: digestOf(JSON.stringify(made)) }
}

/** Cleans, validates and completes an advert, which still has its source's own texts. */
export function prepareJob(given: Advert, options: PrepareOptions): Preparation {
  const advert = withShortLines(given)
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const report: Report = {
    warn: (problem) => warnings.push(problem),
    reject: (problem) => problems.push(problem),
  }
  const texts = parseTexts(advert, report)
  const location = parseLocation(advert, texts, options.country, report.reject)
  const { description } = texts
  const dates = parseDates(advert, { ...options, description, country: location.country }, report)
  if (problems.length > 0) return { problems }

  const { isCut, ...shown } = texts
  const content = {
    ...shown,
    ...location,
    category: assignCategory(cleanField(advert, 'category'), shown, options.category),
    type: parseJobType(advert.type ?? ''),
    hoursPerWeek: parseHours(advert.hours ?? '') ?? parseWeeklyHours(texts.description),
    ...parsePay(advert, { ...shown, country: location.country }, report.warn),
    applyEmail: parseEmail(advert, report.warn),
    sourceUrl: parseUrl(advert),
  }
  const row = toRow(content, dates, identifyOrigin(advert, content, options))
  const ours = {
    boardId: advert.boardId ?? null,
    lawStop: findLawStop({ ...content, postedAt: dates.postedAt }),
  }
  return { row: { ...row, ...ours }, warnings, isCut, isPast: dates.isPast }
}

/** An advert without lines as long as nobody means them, which patterns would read for seconds. */
function withShortLines({ description, boardId, isClosed, isUnlisted, ...lines }: Advert): Advert {
  const short = Object.entries(lines).map(([field, line]) => [field, line?.slice(0, LONGEST_LINE)])
  return { ...Object.fromEntries(short), description, boardId, isClosed, isUnlisted }
}

function parseTexts(advert: Advert, report: Report) {
  const title = withoutGenderMarks(shortenField(advert, 'title', report.warn))
  const employerName = shortenField(advert, 'employer', report.warn)
  const words = advert.description ?? ''
  const hours = words && zeroHoursLine(advert.type ?? '', words)
  const { html, text, isCut } = parseDescription(words + hours)
  if (!title) report.reject({ field: 'title', reason: 'Give the job a title.' })
  if (!employerName) report.reject({ field: 'employer', reason: 'Say who the employer is.' })
  if (!text) report.reject({ field: 'description', reason: 'Describe the job: there is no text.' })
  return { title, employerName, description: text, descriptionHtml: html, isCut }
}

type Content = Omit<ReturnType<typeof parseTexts>, 'isCut'> &
  ReturnType<typeof parseLocation> &
  PayColumns & {
    category: string
    type: JobType | null
    hoursPerWeek: number | null
    applyEmail: string | null
    sourceUrl: string | null
  }

/** The digest covers only what the source says, so that time alone does not change it. */
function toRow(
  content: Content,
  { postedAt, closesAt, closingWords, latest, isPast, isClosed }: ReturnType<typeof parseDates>,
  { source, sourceRef }: { source: string; sourceRef: string },
) {
  const stated = JSON.stringify([content, postedAt, closesAt, isClosed])
  return {
    ...content,
    id: importedJobId(source, sourceRef),
    boardId: null as string | null,
    lawStop: null as LawStop | null,
    importDigest: null as string | null,
    preview: previewOf(content.description.slice(0, PREVIEW_SOURCE_LENGTH)),
    source,
    sourceRef,
    sourceDigest: `${postedAt ? '' : UNDATED}${digestOf(stated)}`,
    postedAt: postedAt && postedAt > latest ? latest : postedAt,
    closesAt,
    closingWords,
    status: isPast || isClosed ? ('closed' as const) : ('open' as const),
    closedAt: isPast || isClosed ? closesAt : null,
    closedAs: isPast ? ('expired' as const) : isClosed ? ('gone' as const) : null,
  }
}

/** An optional field as one clean line. */
function cleanField(advert: Advert, field: Field) {
  return cleanLine((advert[field] ?? '').slice(0, LONGEST_LINE))
}

function shortenField(advert: Advert, field: 'title' | 'employer', warn: Report['warn']) {
  const text = cleanField(advert, field)
  const limit = JOB_LIMITS[field]
  if (text.length <= limit) return text
  warn({ field, reason: `Shortened to ${limit} characters.`, value: text })
  return cutAtWord(text, limit)
}

/**
 * The source and the reference that identify an advert; without a reference, a digest of key facts.
 * @throws {ImportError} if nothing names the source
 */
function identifyOrigin(
  advert: Advert,
  { title, employerName, place }: Pick<Content, 'title' | 'employerName' | 'place'>,
  options: OriginOptions,
) {
  const { source, reference } = originOf(advert, options)
  if (!source) throw new ImportError(NO_SOURCE)
  const facts = [title, employerName, place, advert.postedAt?.trim() ?? ''].join('\n').toLowerCase()
  return { source, sourceRef: reference ? shortReference(reference) : digestOf(facts) }
}

type OriginOptions = Pick<PrepareOptions, 'source' | 'fallbackSource'>

function originOf(advert: Advert, options: OriginOptions) {
  const named = cleanField(advert, 'source').slice(0, 100)
  return {
    source: options.source ?? (named || options.fallbackSource),
    reference: cleanField(advert, 'reference') || cleanField(advert, 'url'),
  }
}

/** An index key has to be short. */
function shortReference(reference: string) {
  return reference.length <= 500 ? reference : digestOf(reference)
}

function digestOf(text: string) {
  return hash('sha256', text, 'base64url').slice(0, 27)
}

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[a-z]{2,}$/i

function parseEmail(advert: Advert, warn: Report['warn']) {
  const address = cleanField(advert, 'email').replace(/^mailto:/i, '')
  if (address === '') return null
  if (EMAIL.test(address) && address.length <= JOB_LIMITS.email) return address
  warn({ field: 'email', reason: 'Left out: this is not an email address.', value: address })
  return null
}

function parseUrl(advert: Advert) {
  const url = cleanField(advert, 'url')
  const isLink = /^https?:\/\//i.test(url) && URL.canParse(url) && url.length <= 2000
  return isLink ? url : null
}
