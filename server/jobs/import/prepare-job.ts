import { hash } from 'node:crypto'
import { previewOf } from '#contract/job-texts.ts'
import { JOB_LIMITS } from '#contract/job-limits.ts'
import type { JobType } from '#contract/jobs.ts'
import { importedJobId } from '../job-id.ts'
import type { Advert, Field, Problem } from './advert.ts'
import { chooseCategory } from './category/category.ts'
import { readHours, readJobType } from './fields/job-type.ts'
import { readLocation } from './place/location.ts'
import { readPay, type PayColumns } from './pay/pay.ts'
import { readDates } from './fields/posting-dates.ts'
import { cleanLine, cutAtWord } from './text/clean-text.ts'
import { describe } from './text/description.ts'

export interface PrepareOptions {
  /** Files every advert under this source, whatever it says itself. */
  source: string | null
  /** The source of adverts that name none. */
  fallbackSource: string
  /** ISO code for adverts that do not say where they are. */
  country: string
  /** Slug for adverts that fit nowhere else. */
  category: string
  ignoreClosingDates: boolean
  /** When the import began; decides what has closed already. */
  now: number
}

export interface PreparedJob extends ReturnType<typeof toRow> {}

/** What became of an advert: a row with what was lost on the way to it, or why there is none. */
export type Preparation =
  | { problems: Problem[] }
  | { row: PreparedJob; warnings: Problem[]; isCut: boolean; isPast: boolean }

interface Report {
  warn(problem: Problem): void
  refuse(problem: Problem): void
}

const LONGEST_LINE = 10_000
// A preview needs no more than this, and longer texts are slow to take apart.
const PREVIEWED = 400

/** Cleans, checks and completes an advert that is still in its source's words. */
export function prepareJob(advert: Advert, options: PrepareOptions): Preparation {
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const report: Report = {
    warn: (problem) => warnings.push(problem),
    refuse: (problem) => problems.push(problem),
  }
  const texts = readTexts(advert, report)
  const dates = readDates(advert, options, report)
  const location = readLocation(advert, texts, options.country, report.refuse)
  if (problems.length > 0) return { problems }

  const { isCut, ...shown } = texts
  const content = {
    ...shown,
    ...location,
    category: chooseCategory(given(advert, 'category'), shown, options.category),
    type: readJobType(advert.type ?? ''),
    hoursPerWeek: readHours(advert.hours ?? ''),
    ...readPay(advert, location.country, report.warn),
    applyEmail: emailOf(advert, report.warn),
    sourceUrl: urlOf(advert),
  }
  const row = toRow(content, dates, originOf(advert, content, options))
  return { row: { ...row, boardId: advert.boardId ?? null }, warnings, isCut, isPast: dates.isPast }
}

function readTexts(advert: Advert, report: Report) {
  const title = shortened(advert, 'title', report.warn)
  const employerName = shortened(advert, 'employer', report.warn)
  const { html, text, isCut } = describe(advert.description ?? '')
  if (!title) report.refuse({ field: 'title', reason: 'Give the job a title.' })
  if (!employerName) report.refuse({ field: 'employer', reason: 'Say who the employer is.' })
  if (!text) report.refuse({ field: 'description', reason: 'Describe the job: there is no text.' })
  return { title, employerName, description: text, descriptionHtml: html, isCut }
}

type Content = Omit<ReturnType<typeof readTexts>, 'isCut'> &
  ReturnType<typeof readLocation> &
  PayColumns & {
    category: string
    type: JobType | null
    hoursPerWeek: number | null
    applyEmail: string | null
    sourceUrl: string | null
  }

/** The digest covers what the source says, so that the passing of time alone changes nothing. */
function toRow(
  content: Content,
  { postedAt, closesAt, latest, isClosed, isOver }: ReturnType<typeof readDates>,
  { source, sourceRef }: { source: string; sourceRef: string },
) {
  const said = JSON.stringify([content, postedAt, closesAt, isClosed])
  return {
    ...content,
    id: importedJobId(source, sourceRef),
    boardId: null as string | null,
    preview: previewOf(content.description.slice(0, PREVIEWED)),
    source,
    sourceRef,
    sourceDigest: `${postedAt ? '' : UNDATED}${digestOf(said)}`,
    postedAt: postedAt && postedAt > latest ? latest : postedAt,
    closesAt,
    status: isOver ? ('closed' as const) : ('open' as const),
    closedAt: isOver ? closesAt : null,
  }
}

/** Begins the digest of an advert without a posting date, which keeps the one of its first import. */
export const UNDATED = 'undated:'

/** One clean line of a field that need not be there. */
function given(advert: Advert, field: Field) {
  return cleanLine((advert[field] ?? '').slice(0, LONGEST_LINE))
}

function shortened(advert: Advert, field: 'title' | 'employer', warn: Report['warn']) {
  const text = given(advert, field)
  const limit = JOB_LIMITS[field]
  if (text.length <= limit) return text
  warn({ field, reason: `Shortened to ${limit} characters.`, value: text })
  return cutAtWord(text, limit)
}

/** Where an advert comes from, and what tells it apart there; its key facts, if it has no reference. */
function originOf(
  advert: Advert,
  { title, employerName, place }: Pick<Content, 'title' | 'employerName' | 'place'>,
  options: PrepareOptions,
) {
  const named = given(advert, 'source').slice(0, 100)
  const source = options.source ?? (named || options.fallbackSource)
  const reference = given(advert, 'reference') || given(advert, 'url')
  const facts = [title, employerName, place, advert.postedAt?.trim() ?? ''].join('\n').toLowerCase()
  // A key of an index has to be short.
  const sourceRef =
    reference.length > 0 && reference.length <= 500 ? reference : digestOf(reference || facts)
  return { source, sourceRef }
}

function digestOf(text: string) {
  return hash('sha256', text, 'base64url').slice(0, 27)
}

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[a-z]{2,}$/i

function emailOf(advert: Advert, warn: Report['warn']) {
  const address = given(advert, 'email').replace(/^mailto:/i, '')
  if (address === '') return null
  if (EMAIL.test(address) && address.length <= JOB_LIMITS.email) return address
  warn({ field: 'email', reason: 'Left out: this is no e-mail address.', value: address })
  return null
}

function urlOf(advert: Advert) {
  const url = given(advert, 'url')
  const isLink = /^https?:\/\//i.test(url) && URL.canParse(url) && url.length <= 2000
  return isLink ? url : null
}
