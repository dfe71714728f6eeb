import { z } from 'zod'
import { findCategory, type Category } from './categories.ts'
import { findCountry, type Country } from '#platform/places/names/countries.ts'
import { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import { Poster } from './poster.schema.ts'
import type { LawStop } from './law-stop.ts'
import type { Headline } from './headline/headline.schema.ts'
import type { Verdicts } from './headline/criteria.ts'

export const JobType = z.enum(['Full-time', 'Part-time', 'Contract'])
export type JobType = z.infer<typeof JobType>

/**
 * The status of a job: closed keeps its page and says so; removed has no page; held waits for the desk and has no page
 * until then.
 */
export const JobStatus = z.enum(['open', 'closed', 'removed', 'held'])
export type JobStatus = z.infer<typeof JobStatus>

/** The employer's reason for closing a job. Only ‘filled’ is public. */
export const CloseReason = z.enum(['filled', 'paused', 'withdrawn', 'mistake'])
export type CloseReason = z.infer<typeof CloseReason>

/**
 * The reason a job is closed: one of its employer’s; ‘closed’ by the desk; ‘expired’, its closing date has passed;
 * ‘gone’, its source says that it has closed.
 */
export type ClosedAs = CloseReason | 'closed' | 'expired' | 'gone'

export const PayPeriod = z.enum(['hour', 'day', 'week', 'month', 'year'])
export type PayPeriod = z.infer<typeof PayPeriod>

/** Pay as the advert gives it. A missing end of the range is null; `text` is the advert's own wording. */
export const Pay = z
  .object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string().length(3).meta({ description: 'ISO 4217' }),
    period: PayPeriod.nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'Pay' })
export type Pay = z.infer<typeof Pay>

/** A job in a list, with the specification's names on the wire. */
export const Job = z
  .object({
    _id: Id,
    userID: z
      .string()
      .nullable()
      .meta({ description: 'Who posted it; null for an imported advert.' }),
    logo: z.string().nullable().meta({ description: 'Address of the employer’s logo.' }),
    date: z.string().meta({ description: 'Day of posting in the medium locale format.' }),
    name: z.string().meta({ description: 'The employer.' }),
    title: z.string(),
    ranges: z
      .string()
      .nullable()
      .meta({ description: 'Job type: Full-time, Part-time or Contract.' }),
    category: z.string(),
    location: z.string(),
    description: z.string().meta({ description: 'Plain text.' }),
    email: z.string().nullable().meta({ description: 'Where to write to apply.' }),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

/** The answer to posting a job. */
export const PostedJob = Job.extend({
  status: JobStatus.meta({ description: '‘held’ until we have looked at it.' }),
  heldBecause: z
    .string()
    .optional()
    .meta({ description: 'Why nobody else sees it yet, if it is held.' }),
}).meta({ id: 'PostedJob' })
export type PostedJob = z.infer<typeof PostedJob>

export const JobDetails = Job.extend({
  status: JobStatus,
  isOpen: z.boolean().meta({ description: 'Open, and its closing date has not passed.' }),
  isSample: z.boolean().meta({ description: 'Written by us to show the product; not a real job.' }),
  postedAt: Timestamp.meta({
    description: 'When we first saw it, if its source does not say when it was posted.',
  }),
  lastSeenAt: Timestamp.meta({
    description: 'When its source last had it, or its employer last confirmed it.',
  }),
  isOld: z.boolean().meta({
    description: 'Open, but neither seen nor confirmed for 30 days: it may be filled.',
  }),
  isListed: z.boolean().meta({
    description:
      'Open, lawful as we read it, and seen or confirmed in the last 60 days: other jobs are in no list.',
  }),
  closesAt: Timestamp.nullable(),
  closingWords: z.string().nullable().meta({
    description: 'Where its closing date was read; null if the date was stated on its own.',
  }),
  pay: Pay.nullable(),
  hoursPerWeek: z.number().nullable(),
  country: z.string().meta({ description: 'ISO 3166-1 alpha-2' }),
  place: z.string().nullable(),
  postcodeDistrict: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isRemote: z.boolean(),
  source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  poster: Poster.meta({
    description:
      'What we know of who posted it: it was imported from a source, or posted here by somebody who has not shown that they act for the employer, or has.',
  }),
}).meta({ id: 'JobDetails' })
export type JobDetails = z.infer<typeof JobDetails>

/** The filters of a list. Values are slugs and codes, however the caller wrote them. */
export interface JobFilter {
  category: string | null
  type: JobType | null
  country: string | null
}

export const ANY_JOB: JobFilter = { category: null, type: null, country: null }

const JOB_TYPES = new Map(JobType.options.map((type) => [type.toLowerCase(), type]))

function filterValue<Value>(find: (text: string) => Value | null, message: string) {
  return z
    .string()
    .trim()
    .max(100, message)
    .nullish()
    .transform((text, context) => {
      if (!text) return null
      const found = find(text)
      if (found === null) context.addIssue({ code: 'custom', message })
      return found
    })
}

/** A category by name or slug, 'Health' included; empty means any. */
export const CategoryFilter = filterValue(
  (text) => findCategory(text)?.slug ?? null,
  'Choose a category from the list.',
)

/** A job type in any case; empty means any. */
export const TypeFilter = filterValue(
  (text) => JOB_TYPES.get(text.toLowerCase()) ?? null,
  'Choose a job type: Full-time, Part-time or Contract.',
)

/** A country by name or code; empty means any. */
export const CountryFilter = filterValue(
  (text) => findCountry(text)?.code ?? null,
  'Choose a country from the list.',
)

/** The advert's other open copies, in other places and in the same one. */
export interface OtherCopies {
  places: number
  here: number
  /** Whether there are more, not counted. */
  isCut: boolean
}

/** A job's data on a card. */
export interface JobCard {
  id: string
  ownerId: string | null
  /** Null for imported and sample jobs. */
  organisationId: string | null
  poster: Poster
  title: string
  employer: string
  /** The URL of the employer's logo on this site. */
  logo: string | null
  category: Category
  type: JobType | null
  /** 'Leeds, United Kingdom'. */
  location: string
  country: Country
  place: string | null
  /** Null if not looked up. */
  otherCopies: OtherCopies | null
  isRemote: boolean
  pay: Pay | null
  hoursPerWeek: number | null
  preview: string
  postedAt: string
  /** Whether its source states no posting date: `postedAt` is when we first saw it, and nobody is told that it was posted then. */
  isUndated?: boolean
  lastSeenAt: string
  isOpen: boolean
  isSample: boolean
  /** The employer's statement that it sponsors; our check may disagree. */
  offersSponsorship: boolean
  /** The results of its check; null for a job abroad, and if not looked up. */
  check: Verdicts | null
  /** The check's results in one sentence. */
  headline: Headline | null
}

/** A job's data on its own page. */
export interface JobView extends JobCard {
  status: JobStatus
  description: string
  descriptionHtml: string | null
  applyEmail: string | null
  postcodeDistrict: string | null
  latitude: number | null
  longitude: number | null
  closesAt: string | null
  closingWords: string | null
  source: { name: string; url: string | null } | null
  /** The employer's licensed name, by its own statement. */
  legalName: string | null
  companyNumber: string | null
  /** The employer's register entry, by its own statement. */
  sponsorId: string | null
  /** The SOC 2020 code chosen by the employer. */
  occupationCode: string | null
  /** The pay band chosen by the employer: ‘afc-5’. */
  payBand: string | null
  /** The employer’s lawful reason for words that need one, and the exception it stands on. */
  lawReason: string | null
  lawException: string | null
  /** The law that keeps an imported advert out of lists; null for any other. */
  lawStop: LawStop | null
  /** Whether it was closed because the position is filled. */
  isFilled: boolean
}
