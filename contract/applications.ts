import { z } from 'zod'
import { findCountry } from './countries.ts'
import type { JobView } from './jobs.ts'
import type { Id, Timestamp } from './primitives.ts'
import { EmailAddress, Line, Paragraphs } from './texts.ts'

/** How long each text of an application may be, in characters. */
export const APPLICATION_LIMITS = {
  fullName: 120,
  email: 254,
  phoneNumber: 40,
  coverLetter: 10_000,
  portfolioLink: 500,
  note: 5000,
  reply: 5000,
} as const

export const YEARS_OF_EXPERIENCE = { min: 0, max: 50, default: 0 } as const

/** Ten megabytes, in bytes. */
export const RESUME_LIMIT = 10 * 1024 * 1024

export const RESUME_PROBLEMS = {
  missing: 'Choose your resume.',
  type: 'Choose a PDF or Word document (.pdf, .doc or .docx).',
  empty: 'This document is empty. Choose another one.',
  size: 'This document is larger than 10 MB. Choose a smaller one.',
} as const

export const APPLICATION_WORDS = {
  sent: 'Application Submitted Successfully',
  withdrawn: 'Your application is withdrawn.',
  saved: 'Saved.',
  replied: 'Your message is on its way.',
} as const

const years = `Enter your years of experience as a number from ${YEARS_OF_EXPERIENCE.min} to ${YEARS_OF_EXPERIENCE.max}.`

/** What an applicant fills in, without the resume; the specification's names are on the wire. */
export const JobApplication = z
  .object(
    {
      fullName: Line({
        limit: APPLICATION_LIMITS.fullName,
        called: 'The name',
        missing: 'Enter your full name.',
      }),
      email: EmailAddress(APPLICATION_LIMITS.email),
      phoneNumber: Line({
        limit: APPLICATION_LIMITS.phoneNumber,
        called: 'The phone number',
        missing: 'Enter your phone number.',
      }),
      coverLetter: Paragraphs({
        limit: APPLICATION_LIMITS.coverLetter,
        called: 'The cover letter',
        missing: 'Write a few sentences to the employer.',
      }),
      portfolioLink: Line({ limit: APPLICATION_LIMITS.portfolioLink, called: 'The link' }).pipe(
        z.literal('').or(
          z.url({
            protocol: /^https?$/,
            hostname: z.regexes.domain,
            error: 'Enter a whole web address, like https://example.com/me, or nothing.',
          }),
        ),
      ),
      yearsOfExperience: z.coerce
        .number(years)
        .int(years)
        .min(YEARS_OF_EXPERIENCE.min, years)
        .max(YEARS_OF_EXPERIENCE.max, years)
        .default(YEARS_OF_EXPERIENCE.default),
      country: Line({ limit: 60, called: 'The country', missing: 'Select your country.' }).refine(
        (country) => country === '' || findCountry(country) !== null,
        'Select your country from the list.',
      ),
    },
    'Send the fields of the application form.',
  )
  .meta({ id: 'JobApplication' })
export type JobApplication = z.infer<typeof JobApplication>

/** How far the employer is with an application, in the usual order. */
export const ApplicationStatus = z.enum([
  'new',
  'seen',
  'shortlisted',
  'interview',
  'offered',
  'rejected',
])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** What an employer may set; 'new' and 'seen' come by themselves. */
export const SETTABLE_STATUSES = ['shortlisted', 'interview', 'offered', 'rejected'] as const

/** One thing that happened to an application. */
export interface ApplicationEvent {
  kind: 'sent' | 'opened' | 'status' | 'withdrawn' | 'replied'
  status: ApplicationStatus | null
  at: Timestamp
}

/** The advert as it stood when somebody applied. */
export type AdvertSnapshot = Pick<
  JobView,
  | 'title'
  | 'employer'
  | 'location'
  | 'type'
  | 'pay'
  | 'hoursPerWeek'
  | 'description'
  | 'postedAt'
  | 'closesAt'
> & { category: string }

/** An application as its sender sees it. */
export interface OwnApplication {
  id: Id
  jobId: Id
  /** The job's page still shows it as open. */
  isJobOpen: boolean
  advert: AdvertSnapshot
  status: ApplicationStatus
  sentAt: Timestamp
  /** When the employer first opened it; null until then. */
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
  events: ApplicationEvent[]
}

/** An application as the employer sees it. */
export interface Applicant {
  id: Id
  jobId: Id
  fullName: string
  email: string
  phoneNumber: string
  /** Name of the country. */
  country: string
  coverLetter: string
  portfolioLink: string
  yearsOfExperience: number
  resume: { name: string; size: number }
  status: ApplicationStatus
  note: string
  sentAt: Timestamp
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
}
