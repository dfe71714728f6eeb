import {
  describeProvenance,
  type Provenance,
} from '#board/sources/provenance/describe-provenance.ts'
import { categoryIn } from '#board/search/pages/find/filters/facets-in.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { isHidden, isOld } from '#trade/job-age.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { pick } from '#platform/primitives/pick.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { isAbroad, verdictsOf } from '#trade/headline/criteria.ts'
import { isOfferShown } from '#sponsorship/model/offer.ts'
import type { JobCopy } from '#board/jobs/stored/copies.ts'
import { toWholeAdvert } from './job/whole-advert.ts'
import { toOtherPlaces, type OtherPlaces } from './job/other-places.ts'

const PAGE_FIELDS = [
  'id',
  'title',
  'employer',
  'logo',
  'category',
  'type',
  'location',
  'isRemote',
  'pay',
  'preview',
  'postedAt',
  'isUndated',
  'isOpen',
  'isFilled',
  'isSample',
  'applyEmail',
  'hoursPerWeek',
  'country',
  'place',
  'postcodeDistrict',
  'closesAt',
  'source',
] as const

/** Characters of an advert of which a phone shows only the start: some 280 words. */
const LONG = 1_800

interface ShownFacts {
  /** 'Leeds (remote)'. */
  place: string
  /** 'Leeds, United Kingdom'. */
  location: string
  /** 'Leeds, LS1, United Kingdom'. */
  address: string
  /** Null if the advert does not say. */
  pay: string | null
  /** 'Full-time, 37.5 hours'; '' if the advert does not say. */
  hours: string
  type: string | null
  category: string
}

/** The facts shown on a job’s page. The advert’s text is separate: it is sent only as HTML. */
export interface ShownJob extends Pick<JobView, (typeof PAGE_FIELDS)[number]> {
  otherPlaces?: OtherPlaces | null
  /** The facts in the page’s language. */
  shown: ShownFacts
  /** Whether lists show it, too. */
  isListed?: boolean
  /** Where an advert is from and when it was seen there; for an old one, advice instead. */
  ageNote?: string | null
  /** Where the closing date was read, if it was in the text. */
  closingNote?: string | null
  /** The poster, and what we know about them. */
  posterLine?: string | null
  /** The page shows the start of its text first. */
  isLong?: boolean
  /** The rest of a text that its source cut off; null for a whole one. */
  whole?: { words: string; url: string } | null
  /** The employer says that it sponsors, and no result contradicts it. */
  isOffered?: boolean
}

interface AboutTheJob {
  check: SponsorshipCheck
  posterLine: string | null
  /** The viewer owns the job and knows its age. */
  isOwn: boolean
  /** The page’s language. */
  language?: Language
  /** The facts from its source; null for an advert that was posted here. */
  provenance?: Provenance | null
}

/** A job that its employer closed early did not close on the day that its advert named. */
export function shownClosesAt(
  { status, closesAt }: Pick<JobView, 'status' | 'closesAt'>,
  now = Date.now(),
): string | null {
  return status === 'closed' && closesAt !== null && Date.parse(closesAt) > now ? null : closesAt
}

/** A job in display texts; `copies` are the same advert elsewhere. */
export function toShownJob(
  job: JobView,
  copies: JobCopy[],
  { check, posterLine, isOwn, language = english, provenance = null }: AboutTheJob,
): ShownJob {
  const { words, format } = language
  return {
    ...pick(job, PAGE_FIELDS),
    closesAt: shownClosesAt(job),
    // Shown by search engines and messengers.
    preview: job.poster === 'unproved' ? `${posterLine} ${job.preview}` : job.preview,
    // The line about its source says so, and more.
    posterLine: provenance && job.poster === 'source' ? null : posterLine,
    isOffered: isOfferShown(job, isAbroad(check) ? null : verdictsOf(check)),
    shown: toShownFacts(job, language),
    otherPlaces: toOtherPlaces(job, copies, language),
    isListed: job.isOpen && !isHidden(job) && !job.lawStop,
    isLong: job.description.length > LONG,
    whole: toWholeAdvert(job, language),
    ageNote: toAgeNote(isOwn ? null : describeAge(job, language), provenance, language),
    closingNote: job.closingWords && format(words.job.textSays, { quote: job.closingWords }),
  }
}

/** Where an imported advert is from and since when, and that it is old, which says when it was last seen. */
export function toAgeNote(age: string | null, provenance: Provenance | null, language: Language) {
  const facts = provenance && (age === null ? provenance : { ...provenance, seenAt: null })
  const from = facts && describeProvenance(facts, language)
  return age && from ? `${from} · ${age}` : (age ?? from)
}

/** When an old advert was last seen, and what that means. */
function describeAge(job: JobView, { words, format, locale }: Language) {
  if (!job.isOpen || !isOld(job)) return null
  const date = mediumDate(job.lastSeenAt, locale)
  const old = format(words.job.old, { date })
  return isHidden(job) ? `${format(words.job.hidden, { date })} ${old}` : old
}

function toShownFacts(job: JobView, language: Language): ShownFacts {
  const { words, format, countryName } = language
  const { place, country, postcodeDistrict, isRemote, hoursPerWeek } = job
  const isHere = place !== null && country.code === 'GB'
  const name = countryName(country)
  const location = locationIn(language, job)
  const shortLocation = isHere ? place : location
  const address = [place, postcodeDistrict, name].filter(Boolean).join(', ')
  const type = job.type && words.types[job.type]
  const hours = hoursPerWeek === null ? null : format(words.card.hours, { hours: hoursPerWeek })
  return {
    place: isRemote ? format(words.card.remote, { place: shortLocation }) : shortLocation,
    location,
    address: isRemote ? format(words.job.remote, { place: address }) : address,
    pay: formatPay(job.pay, words.pay),
    hours: [type, hours].filter(Boolean).join(', '),
    type,
    category: categoryIn(language, job.category),
  }
}

/** 'Leeds, United Kingdom', with the country in the page’s language. */
export function locationIn(
  { countryName }: Language,
  { country, location }: Pick<JobView, 'country' | 'location'>,
): string {
  return location.replace(country.name, countryName(country))
}
