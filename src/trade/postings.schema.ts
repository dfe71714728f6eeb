import { z } from 'zod'
import { payOrderProblem, readAmount } from './pay/amounts.ts'
import { findCategory } from './categories.ts'
import { findCountry } from '#platform/places/names/countries.ts'
import { JOB_LIMITS } from './limits/job-limits.ts'
import { CategoryFilter, CountryFilter, JobType, PayPeriod, TypeFilter } from './jobs.schema.ts'
import { PICTURE_TYPES } from './limits/picture-rules.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { SCREENING_LIMITS } from './questions/screening-questions.ts'
import { Checkbox, EmailAddress, Line, Paragraphs } from '#platform/primitives/texts.schema.ts'

/** Maximum lengths of a posting's texts, in characters. */
export const POSTING_LIMITS = {
  companyName: JOB_LIMITS.employer,
  jobTitle: JOB_LIMITS.title,
  location: 120,
  place: JOB_LIMITS.place,
  email: JOB_LIMITS.email,
  payText: JOB_LIMITS.payText,
  description: 20_000,
  legalName: 200,
  reason: 300,
} as const

/** The currencies offered for pay. */
export const PAY_CURRENCIES = ['GBP', 'EUR', 'USD', 'AUD', 'CAD', 'NZD', 'AED', 'SAR'] as const

/** The days an advert without a closing date stays open. */
export const OPEN_DAYS = 60
/** The latest closing date, in days from now. */
export const MAX_OPEN_DAYS = 180

export const CLOSING_PROBLEMS = {
  noDay: 'Enter the closing date as a date.',
  past: 'That date has passed. Choose one in the future.',
  far: `Choose a closing date within the next ${MAX_OPEN_DAYS} days.`,
} as const

/** A number with at most two decimals, such as '1,234.50' or '£31.5k'; '' is null. */
function Amount(called: string, max: number, examples = '31049 or 12.71') {
  const message = `${called} must be a number, like ${examples}.`
  return z
    .union([z.string(), z.number()], message)
    .default('')
    .transform((value, context) => {
      const amount = readAmount(String(value))
      if (amount !== undefined) return amount
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .refine((amount) => amount === null || amount <= max, `${called} is too large.`)
}

/** The country, which is the last part after a comma: 'Leeds, United Kingdom'. */
function countryOf(location: string) {
  return findCountry(location) ?? findCountry(location.split(',').at(-1) ?? '')
}

const empty = (text: unknown) => (text === '' ? undefined : text)

export const NO_FEE_PROBLEM =
  'Confirm that nobody is charged for this job or its sponsorship. Charging is against the rules.'
const COMPANY_NUMBER_PROBLEM =
  'A company number has eight characters, like 01234567 or SC123456. Correct it or leave it out.'

export const CompanyNumber = z
  .string()
  .default('')
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^([A-Z]{2}\d{6}|\d{8})?$/, COMPANY_NUMBER_PROBLEM))
  .meta({ description: 'At Companies House; optional.' })

const closingDay = z
  .string()
  .default('')
  .pipe(z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, CLOSING_PROBLEMS.noDay))

function OwnQuestion(which: string) {
  return Line({ limit: SCREENING_LIMITS.question, called: 'The question' }).meta({
    description: `The ${which} question of your own to who applies; optional.`,
  })
}

interface PostedPay {
  payMin: number | null
  payMax: number | null
  payCurrency: string
  payPeriod?: PayPeriod | undefined
}

/** The checks across the fields of pay. */
export function checkPay(
  { payMin, payMax, payCurrency, payPeriod }: PostedPay,
  context: z.RefinementCtx,
) {
  const add = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (payMin !== null && payMax !== null && payMin > payMax)
    add('payMax', payOrderProblem(payMin, payMax, payCurrency))
  if ((payMin !== null || payMax !== null) && !payPeriod)
    add('payPeriod', 'Choose what the pay is for: an hour, a week, a year…')
}

/** A job as an employer posts it. Wire names are the specification's; all other fields are optional. */
export const JobPosting = z
  .object(
    {
      companyName: Line({
        limit: POSTING_LIMITS.companyName,
        called: 'The company name',
        missing: 'Enter the name of the company.',
      }),
      jobTitle: Line({
        limit: POSTING_LIMITS.jobTitle,
        called: 'The job title',
        missing: 'Enter the job title.',
      }),
      jobCategory: Line({
        limit: 100,
        called: 'The category',
        missing: 'Choose a category.',
      }).refine(
        (name) => name === '' || findCategory(name) !== null,
        'Choose a category from the list.',
      ),
      location: Line({
        limit: POSTING_LIMITS.location,
        called: 'The location',
        missing: 'Select the country the job is in.',
      })
        .refine(
          (location) => location === '' || countryOf(location) !== null,
          'Select a country from the list.',
        )
        .meta({ description: 'A country, by name or code; a place may stand before it.' }),
      place: Line({ limit: POSTING_LIMITS.place, called: 'The town' }).meta({
        description: 'Town or area; optional.',
      }),
      ranges: z
        .preprocess(empty, JobType.optional())
        .meta({ description: 'Job type: Full-time, Part-time or Contract; optional.' }),
      email: EmailAddress(POSTING_LIMITS.email),
      description: Paragraphs({
        limit: POSTING_LIMITS.description,
        called: 'The description',
        missing: 'Describe the job.',
      }),
      payMin: Amount('The lowest pay', 10_000_000),
      payMax: Amount('The highest pay', 10_000_000),
      payCurrency: z.preprocess(empty, z.enum(PAY_CURRENCIES).default('GBP')),
      payPeriod: z.preprocess(empty, PayPeriod.optional()),
      hoursPerWeek: Amount('The hours a week', 80, '37.5 or 40'),
      closesOn: closingDay.meta({ description: 'The last day to apply; optional.' }),
      isRemote: Checkbox,
      legalName: Line({ limit: POSTING_LIMITS.legalName, called: 'The legal name' }).meta({
        description: 'The name the employer is licensed under; optional.',
      }),
      companyNumber: CompanyNumber,
      sponsorId: z
        .union([z.literal(''), Id], 'Choose the entry on the register from the list again.')
        .default('')
        .meta({ description: 'An entry on the register of licensed sponsors; optional.' }),
      occupationCode: z
        .string()
        .default('')
        .pipe(
          z.string().regex(/^(\d{4})?$/, 'Choose an occupation from the list, or leave it out.'),
        )
        .meta({ description: 'SOC 2020, four digits; optional.' }),
      payBand: z
        .string()
        .max(40, 'Choose a pay band from the list, or leave it out.')
        .default('')
        .meta({ description: 'Step of a national pay scale, as ‘afc-5’; optional.' }),
      askWorkNow: Checkbox.meta({
        description: 'Ask who applies whether they may work in the UK.',
      }),
      askRegistration: Checkbox.meta({ description: 'Ask about their registration.' }),
      askEnglish: Checkbox.meta({ description: 'Ask how they can show their English.' }),
      askExperience: Checkbox.meta({ description: 'Ask how long they have done such work.' }),
      ownQuestion1: OwnQuestion('first'),
      ownQuestion2: OwnQuestion('second'),
      ownQuestion3: OwnQuestion('third'),
      reason: Line({ limit: POSTING_LIMITS.reason, called: 'The reason' }).meta({
        description:
          'The lawful reason for words that need one, like an occupational requirement; shown on the advert.',
      }),
      askDesk: Checkbox.meta({
        description: 'Let us look at an advert that seems to break a law; it is held until then.',
      }),
      offersSponsorship: Checkbox.meta({ description: 'The employer sponsors this job.' }),
      noFee: Checkbox.meta({ description: 'Nobody is charged for this job or its sponsorship.' }),
    },
    'Send the fields of the posting form.',
  )
  .superRefine(({ offersSponsorship, noFee, ...posting }, context) => {
    checkPay(posting, context)
    if (offersSponsorship && !noFee)
      context.addIssue({ code: 'custom', path: ['noFee'], message: NO_FEE_PROBLEM })
  })
  .meta({ id: 'JobPosting' })
export type JobPosting = z.infer<typeof JobPosting>

/** The place and the country code of a posting. */
export function placeOf({ location, place }: Pick<JobPosting, 'location' | 'place'>) {
  const country = countryOf(location)
  const placeBefore = findCountry(location) ? '' : location.split(',').slice(0, -1).join(',').trim()
  return { country: country?.code ?? 'GB', place: place || placeBefore || null }
}

/** Five megabytes, in bytes. */
export const LOGO_LIMIT = 5 * 1024 * 1024

export const LOGO_PROBLEMS = {
  type: 'Choose a picture for the logo (PNG, JPEG, WebP, AVIF or GIF).',
  size: 'This logo is larger than 5 MB. Choose a smaller one.',
  gone: 'We no longer have this logo. Choose it again.',
} as const

/** The rules of a file field, as on the server. */
export const LOGO_RULES = {
  accept: PICTURE_TYPES,
  bytes: LOGO_LIMIT,
  wrongType: LOGO_PROBLEMS.type,
  tooLarge: LOGO_PROBLEMS.size,
} as const

/** The multipart form, as the API describes it. */
export const JobPostingForm = JobPosting.safeExtend({
  companyLogo: z
    .file()
    .optional()
    .meta({ description: 'A PNG, JPEG, WebP, AVIF or GIF file of up to 5 MB.' }),
  userID: z.string().optional().meta({ description: 'If given, it must be your own.' }),
  date: z.string().optional().meta({ description: 'Ignored: the server knows the date.' }),
}).meta({ id: 'JobPostingForm' })

const OwnId = z.string().max(36).nullish().meta({ description: 'If given, it must be your own.' })

/** The query for the jobs of the session's user, whatever `userID` is sent. */
export const OwnJobs = z.object({ userID: OwnId }).nullish()

export const JobDeletion = z.object(
  {
    userID: OwnId,
    jobId: Id,
    unlessPeopleWait: z.boolean().optional().meta({
      description: 'Answers 409 in place of deleting a job whose applicants wait for an answer.',
    }),
  },
  'Send the `jobId` of the job to delete.',
)

export const SearchByFilters = z
  .object({
    userID: OwnId,
    location: CountryFilter,
    category: CategoryFilter.meta({ description: 'By name or slug; Health is Healthcare.' }),
    ranges: TypeFilter,
  })
  .nullish()

/** The URL of a logo. Its content never changes, so browsers may cache it forever. */
export function logoUrl(key: string | null): string | null {
  return key && `/${key}`
}
