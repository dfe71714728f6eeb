import type { Selectable } from 'kysely'
import { countryName } from '#platform/places/names/countries.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import { listedUntil } from '#trade/job-age.ts'
import {
  ADVERT_COLUMNS,
  VERDICT_NUMBERS,
  type StoredCheck,
} from '#sponsorship/stored-checks/stored-check.ts'
import { geocode } from '#platform/places/gazetteer.ts'
import { findConcepts } from '#board/search/words/concepts.ts'
import { withoutAsides } from '#board/search/words/roles/roles.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { toShortTitle, toTitleWords } from '#board/search/suggestions/short-title.ts'
import { hash } from 'node:crypto'
import type { PayPeriod } from '#trade/jobs.schema.ts'

/** The columns of a job that its search row is made from. */
export const SOURCE_COLUMNS = [
  ...ADVERT_COLUMNS,
  'id',
  'ownerId',
  'source',
  'companyNumber',
  'category',
  'type',
  'isRemote',
  'postedAt',
  'lastSeenAt',
  'closesAt',
] as const

type SourceRow = Pick<Selectable<JobTable>, (typeof SOURCE_COLUMNS)[number]>

/** A job’s search row. Texts are normalised here and stemmed later; concepts are not stemmed. */
export function toSearchRow(job: SourceRow, { check: _check, ...verdicts }: StoredCheck) {
  const { placeSlug, latitude, longitude } = geocode(job)
  const titleWords = normalizeText(job.title)
  const facts = factsAsText(job)
  const description = normalizeText(job.description)
  const rest = `${normalizeText(facts)} ${description}`
  const shortTitle = toShortTitle(job.title)
  const titleConcepts = findConcepts(job.title, titleWords, `${titleWords} ${rest}`)
  const textConcepts = findConcepts(`${facts}\n${job.description}`, rest)
  return {
    id: job.id,
    postedAt: job.postedAt,
    closesAt: listedUntil(job),
    seenAt: job.lastSeenAt,
    category: job.category,
    type: job.type,
    country: job.country,
    place: placeSlug,
    latitude,
    longitude,
    isRemote: job.isRemote,
    pay: yearlyPay(job),
    ...verdicts,
    title: job.title,
    copyKey: copyKeyOf(job, { title: titleWords, description }),
    twinKey: twinKeyOf(job, verdicts, [titleWords, placeSlug]),
    shortTitle,
    titleKey: toTitleWords(shortTitle).join(' '),
    titleWords,
    titleConcepts,
    words: `${titleWords} ${rest}`,
    concepts: [...new Set([...titleConcepts, ...withoutAsides(textConcepts, titleConcepts)])],
  }
}

/** Facts that people search for although the advert's text may not have them: place, type, employer. */
function factsAsText(job: SourceRow) {
  const { employerName, place, postcodeDistrict, country, type, isRemote, payBand } = job
  const facts = [employerName, place, postcodeDistrict, countryName(country), type]
  return [...facts, isRemote ? 'Remote' : null, bandAsText(payBand)].filter(Boolean).join('\n')
}

/** ‘NHS band 5’ for ‘afc-5’, as adverts write it: no other scale has bands that people search for. */
function bandAsText(payBand: string | null) {
  const [, band] = /^afc-(\d[a-d]?)$/.exec(payBand ?? '') ?? []
  return band ? `NHS band ${band}` : null
}

const TEXTS: readonly string[] = ['title', 'employerName', 'description']
const PLACE: readonly string[] = ['place', 'postcodeDistrict', 'latitude', 'longitude']

/**
 * The columns that copies share besides their texts: everything that cards show, filters use and checks read, except
 * place and date. Copies must be of the same account, or anyone could put an advert in front of another’s.
 */
const COMMON = [
  'ownerId',
  'category',
  'isRemote',
  ...ADVERT_COLUMNS.filter((column) => !TEXTS.includes(column) && !PLACE.includes(column)),
] as const

type AdvertRow = Pick<Selectable<JobTable>, (typeof COMMON)[number]>

/** A key that copies of one advert share: 64 bits as a number. The texts are normalised. */
function copyKeyOf(job: AdvertRow, text: { title: string; description: string }): string {
  const common = COMMON.map((column) => job[column])
  const content = [text.title, normalizeText(job.employerName), text.description, ...common]
  return keyOf(content)
}

function keyOf(content: unknown[]): string {
  return hash('sha256', JSON.stringify(content), 'buffer').readBigInt64BE().toString()
}

/**
 * A key that adverts of one legal employer share under one title in one town. The employer is an entry that the check is
 * sure of, or a company number with the legal name: a proof is of the name, and anyone can give another’s number. What
 * somebody posts who has not proved to be it has none, or anyone could put an advert in front of another’s.
 */
function twinKeyOf(
  { poster, source, companyNumber, legalName, employerName }: SourceRow,
  { licence, sponsorId }: Pick<StoredCheck, 'licence' | 'sponsorId'>,
  [title, place]: [string, string | null],
): string | null {
  const isSure = licence === VERDICT_NUMBERS.pass && sponsorId !== null
  const company = companyNumber && `${companyNumber} ${parseName(legalName ?? employerName).key}`
  const employer = isSure ? `sponsor ${sponsorId}` : company
  const isKnown = poster === 'proved' || (poster === 'source' && source !== null)
  return isKnown && employer !== null && place !== null ? keyOf([employer, title, place]) : null
}

const USUAL_HOURS = 37.5
const NOT_KNOWN = -1
const YEARLY: Record<PayPeriod, (hours: number) => number> = {
  hour: (hours) => hours * 52,
  day: () => 260,
  week: () => 52,
  month: () => 12,
  year: () => 1,
}

interface AdvertisedPay {
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  hoursPerWeek: number | null
}

/**
 * The lowest pay that the advert offers, in pounds a year. Hourly pay is multiplied by the weekly hours, 37.5 if none
 * are stated. -1 if the pay cannot be compared.
 */
function yearlyPay(pay: AdvertisedPay): number {
  const { payMin, payMax, payCurrency, payPeriod, hoursPerWeek } = pay
  const promised = payMin ?? payMax
  if (promised === null || payPeriod === null || (payCurrency ?? 'GBP') !== 'GBP') return NOT_KNOWN
  const yearly = Math.floor(promised * YEARLY[payPeriod](hoursPerWeek ?? USUAL_HOURS))
  // A higher figure is a misprint, and the column is an integer.
  return yearly <= 10_000_000 ? yearly : NOT_KNOWN
}
