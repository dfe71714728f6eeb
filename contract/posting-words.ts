import { JOB_LIMITS } from './job-limits.ts'
import { PICTURE_TYPES } from './picture-rules.ts'

/** How long each text of a posting may be, in characters. */
export const POSTING_LIMITS = {
  companyName: JOB_LIMITS.employer,
  jobTitle: JOB_LIMITS.title,
  location: 120,
  place: JOB_LIMITS.place,
  email: JOB_LIMITS.email,
  payText: JOB_LIMITS.payText,
  description: 20_000,
  legalName: 200,
} as const

/** The currencies offered for pay. */
export const PAY_CURRENCIES = ['GBP', 'EUR', 'USD', 'AUD', 'CAD', 'NZD', 'AED', 'SAR'] as const

/** How long an advert without a closing date stays open. */
export const OPEN_DAYS = 60

/** How far ahead a closing date can be. */
export const MAX_OPEN_DAYS = 180

export const CLOSING_PROBLEMS = {
  noDay: 'Enter the closing date as a date.',
  past: 'That date has passed. Choose one in the future.',
  far: `Choose a closing date within the next ${MAX_OPEN_DAYS} days.`,
} as const

export const POSTING_WORDS = {
  posting: 'Posting job.... Please wait!',
  posted: 'Job successfully posted',
  saved: 'Your changes are saved.',
  closed: 'This job is closed. People can no longer apply.',
  reopened: 'This job is open again.',
  deleted: 'Successfully deleted',
  discarded: 'Your draft has been deleted.',
} as const

/** Five megabytes, in bytes. */
export const LOGO_LIMIT = 5 * 1024 * 1024

export const LOGO_PROBLEMS = {
  type: 'Choose a picture for the logo (PNG, JPEG, WebP, AVIF or GIF).',
  size: 'This logo is larger than 5 MB. Choose a smaller one.',
  gone: 'We no longer have this logo. Choose it again.',
} as const

/** What a file field takes, as the server does. */
export const LOGO_RULES = {
  accept: PICTURE_TYPES,
  bytes: LOGO_LIMIT,
  wrongType: LOGO_PROBLEMS.type,
  tooLarge: LOGO_PROBLEMS.size,
} as const

/** The content behind a logo's URL never changes, so browsers may cache it for good. */
export function logoUrl(key: string | null): string | null {
  return key && `/${key}`
}
