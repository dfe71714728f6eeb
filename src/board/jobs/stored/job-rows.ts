import { CATEGORIES } from '#trade/categories.ts'
import { countryName } from '#platform/places/names/countries.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Job, JobCard, JobDetails, JobView, OtherCopies } from '#trade/jobs.schema.ts'
import type { JobSearchTable } from '#board/search/search.tables.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import type { Selectable } from 'kysely'
import { isUndated } from './job-id.ts'
import { isHidden, isOld } from '#trade/job-age.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import { hiringEmployer } from '#sponsorship/advert/hiring-employer.ts'
import { logoUrl } from '#trade/postings.schema.ts'
import type { Freshness } from '#sponsorship/freshness/freshness.ts'
import { showHeadline, type SavedHeadline } from '#sponsorship/freshness/show-headline.ts'
import type { Verdicts, Verdict } from '#trade/headline/criteria.ts'

/** The columns of a card: only narrow ones, so that a list never reads descriptions. */
export const CARD_COLUMNS = [
  'job.id',
  'job.ownerId',
  'job.organisationId',
  'job.poster',
  'job.title',
  'job.employerName',
  'job.employerLogo',
  'job.lookedAt',
  'job.category',
  'job.type',
  'job.country',
  'job.place',
  'job.isRemote',
  'job.payMin',
  'job.payMax',
  'job.payCurrency',
  'job.payPeriod',
  'job.payText',
  'job.hoursPerWeek',
  'job.preview',
  'job.source',
  'job.status',
  'job.postedAt',
  'job.sourceDigest',
  'job.lastSeenAt',
  'job.closesAt',
  'job.offersSponsorship',
] as const

export const VIEW_COLUMNS = [
  ...CARD_COLUMNS,
  'job.postcodeDistrict',
  'job.latitude',
  'job.longitude',
  'job.description',
  'job.descriptionHtml',
  'job.applyEmail',
  'job.sourceUrl',
  'job.legalName',
  'job.companyNumber',
  'job.sponsorId',
  'job.occupationCode',
  'job.payBand',
  'job.closedAs',
  'job.closingWords',
  'job.lawReason',
  'job.lawException',
  'job.lawStop',
] as const

/** The results of the sponsorship check, from the search row of the job; see `check`. */
export const CHECK_COLUMNS = [
  'jobSearch.licence',
  'jobSearch.occupation',
  'jobSearch.rate',
  'jobSearch.wording',
  'jobCheck.headline',
] as const

type ColumnOf<Columns extends readonly string[]> = Columns[number] extends `job.${infer Name}`
  ? Name & keyof JobTable
  : never
export type CardRow = Pick<Selectable<JobTable>, ColumnOf<typeof CARD_COLUMNS>>
export type ViewRow = Pick<Selectable<JobTable>, ColumnOf<typeof VIEW_COLUMNS>>
type CheckRow = Pick<Selectable<JobSearchTable>, 'licence' | 'occupation' | 'rate' | 'wording'> & {
  headline: SavedHeadline | null
  otherCopies: OtherCopies | null
}

/** The source of the examples that we wrote to show the product. */
export const SAMPLE_SOURCE = 'sample'

const categories = new Map(CATEGORIES.map((category) => [category.slug, category]))

type CheckedRow = CardRow & { [Name in keyof CheckRow]?: CheckRow[Name] }

/** A card for readers; see `toCards`. */
export function toCard(row: CheckedRow, freshness: Freshness): JobCard {
  return {
    ...toUncheckedCard(row),
    headline: row.headline ? showHeadline(row.headline, freshness) : null,
  }
}

function toUncheckedCard(row: CheckedRow): JobCard {
  const check = toVerdicts(row)
  return {
    id: row.id,
    ownerId: row.ownerId,
    organisationId: row.organisationId,
    poster: row.poster,
    title: row.title,
    employer: row.organisationId ? row.employerName : hiringEmployer(row.employerName, row.title),
    logo: logoUrl(isLogoShown(row) ? row.employerLogo : null),
    category: categories.get(row.category) ?? { slug: row.category, name: row.category },
    type: row.type,
    location: [row.place, countryName(row.country)].filter(Boolean).join(', '),
    country: { code: row.country, name: countryName(row.country) },
    place: row.place,
    otherCopies: row.otherCopies ?? null,
    isRemote: row.isRemote,
    pay: payOf(row),
    hoursPerWeek: row.hoursPerWeek,
    preview: row.preview,
    postedAt: row.postedAt,
    ...(isUndated(row) && { isUndated: true }),
    lastSeenAt: row.lastSeenAt,
    isOpen: row.status === 'open' && !(row.closesAt && Date.parse(row.closesAt) <= Date.now()),
    isSample: row.source === SAMPLE_SOURCE,
    offersSponsorship: row.offersSponsorship,
    check,
    headline: null,
  }
}

/** Verdicts by their number in the database. */
export const STORED_VERDICTS: readonly Verdict[] = ['unknown', 'pass', 'fail']

function toVerdicts({ licence, occupation, rate, wording }: Partial<CheckRow>): Verdicts | null {
  if (licence === null || licence === undefined) return null
  const verdict = (number: number | null | undefined) => STORED_VERDICTS[number ?? 0] ?? 'unknown'
  return {
    licence: verdict(licence),
    occupation: verdict(occupation),
    pay: verdict(rate),
    wording: verdict(wording),
  }
}

/** No rule can read a picture: that of somebody unproved appears once the desk has looked at the advert. */
function isLogoShown({ poster, lookedAt }: Pick<CardRow, 'poster' | 'lookedAt'>): boolean {
  return poster !== 'unproved' || lookedAt !== null
}

/** The job as its own employer sees it, with a logo that nobody has looked at yet. */
export function toOwnView(row: ViewRow): JobView {
  return { ...toView(row), logo: logoUrl(row.employerLogo) }
}

export function toView(row: ViewRow): JobView {
  const isSample = row.source === SAMPLE_SOURCE
  return {
    ...toUncheckedCard(row),
    status: row.status,
    description: row.description,
    descriptionHtml: row.descriptionHtml,
    applyEmail: row.applyEmail,
    postcodeDistrict: row.postcodeDistrict,
    latitude: row.latitude,
    longitude: row.longitude,
    closesAt: row.closesAt,
    closingWords: row.closingWords,
    source: row.source && !isSample ? { name: row.source, url: row.sourceUrl } : null,
    legalName: row.legalName,
    companyNumber: row.companyNumber,
    sponsorId: row.sponsorId,
    occupationCode: row.occupationCode,
    payBand: row.payBand,
    lawReason: row.lawReason,
    lawException: row.lawException,
    lawStop: row.lawStop,
    isFilled: row.closedAs === 'filled',
  }
}

/** The specification's names for a job. */
export function toWire(job: JobView): Job {
  return {
    _id: job.id,
    userID: job.ownerId,
    logo: job.logo,
    date: mediumDate(job.postedAt),
    name: job.employer,
    title: job.title,
    ranges: job.type,
    category: job.category.name,
    location: job.location,
    description: job.description,
    email: job.applyEmail,
  }
}

export function toWireDetails(job: JobView): JobDetails {
  const {
    status,
    isOpen,
    isSample,
    postedAt,
    lastSeenAt,
    closesAt,
    closingWords,
    pay,
    hoursPerWeek,
    place,
  } = job
  const { postcodeDistrict, latitude, longitude, isRemote, source, country, poster } = job
  return {
    ...toWire(job),
    status,
    isOpen,
    isSample,
    postedAt,
    lastSeenAt,
    isOld: isOpen && isOld(job),
    isListed: isOpen && !isHidden(job) && !job.lawStop,
    closesAt,
    closingWords,
    pay,
    hoursPerWeek,
    country: country.code,
    place,
    postcodeDistrict,
    latitude,
    longitude,
    isRemote,
    source,
    poster,
  }
}
