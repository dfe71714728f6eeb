import type { Poster } from '#trade/poster.schema.ts'
import type { Pay } from '#trade/jobs.schema.ts'

/** The nations of the UK, whose rules and pay scales differ. */
export const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const
export type Nation = (typeof NATIONS)[number]

/** The kinds of findings in an advert’s text. `FINDING_WORDS` explains each. */
export const FINDING_KINDS = [
  'refuses-sponsorship',
  'right-to-work-required',
  'nationality-required',
  'clearance-required',
  'internal-only',
  'self-employed',
  'commission-only',
  'unpaid',
  'training-sold',
  'costs-from-wages',
  'fee-asked',
  'certificate-for-money',
  'guaranteed-visa',
  'contact-elsewhere',
  'agency',
  'another-body',
  'offers-sponsorship',
  'pay-not-basic',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** A verbatim quote from the advert. */
export interface Finding {
  kind: FindingKind
  quote: string
}

/** The SOC 2020 unit group a job belongs to. */
export interface Occupation {
  /** Four digits. */
  code: string
  /** The source of the code. A suggestion is ours, from the title alone. */
  origin: 'employer' | 'suggestion'
  /** The index title that the advert’s title matches, for a suggestion. */
  matched: string | null
  /** Other codes the title may mean. If their results differ, the check’s result is unknown. */
  others: string[]
  /** Whether the job is for an apprentice, a trainee or an intern. */
  isForLearners: boolean
}

/** A band of a national pay scale. The keys are from the rule set: ‘afc-5’, ‘teacher-qualified’. */
export interface PayBand {
  key: string
  /** The source; from a ‘profession’, or where a title names several, the key is the lowest possible band. */
  origin: 'employer' | 'advert' | 'profession'
  /** The highest possible band; omitted if the key is the only one. */
  highest?: string
}

/** The ways in which adverts spread pay over the year, apart from regular weeks. */
export const PAY_PATTERNS = [
  'zero-hours',
  'live-in',
  'annualised',
  'term-time',
  'per-shift',
] as const
export type PayPattern = (typeof PAY_PATTERNS)[number]

/** The weekly hours that the pay is for. */
export interface WeeklyHours {
  /** The advert states a full week and calls itself part-time. */
  isAtOdds?: true
  least: number
  /** The maximum; equal to the minimum if the advert states the hours. */
  most: number
  /** The source: a ‘full-time’ job without stated hours may have any usual week, in the NHS 37.5 hours. */
  origin: 'stated' | 'full-time' | 'nhs'
  /** Whether the advert’s text states them. */
  isInText?: boolean
}

/** Everything a check knows about an advert. Null means unknown, which never makes a criterion pass. */
export interface AdvertFacts {
  poster: Poster
  title: string
  /** The employer; in a job board’s advert, the one it names. */
  employer: string
  /** Plain text; empty if there is none. */
  description: string
  /** ISO 3166-1 alpha-2. */
  country: string
  nation: Nation | null
  /** Whether the place is in London, where teachers’ pay differs; null if it is unknown. */
  isLondon: boolean | null
  pay: Pay | null
  /** Whether the pay is a band’s printed yearly range, which is for full-time work whatever the hours. */
  isFullTimePay: boolean
  /** Whether the pay is a contractor’s rate, for days or hours that nobody promises. */
  isContractRate: boolean
  /** Whether its lowest pay is only an approximate figure. */
  isAboutPay: boolean
  /** Whether the NHS band of its pay may still turn out another. */
  isBandOpen: boolean
  /** Whether the actual pay is lower than printed, by the supplement for London. */
  isWithoutSupplement: boolean
  hours: WeeklyHours | null
  /** Null for regular weeks, or if the advert does not say. */
  payPattern: PayPattern | null
  /** Whether the employer is a body of the National Health Service. */
  isNhs: boolean
  occupation: Occupation | null
  payBand: PayBand | null
  findings: Finding[]
}

export interface Licence {
  /** ‘Skilled Worker’, as the register prints it but without stray spaces. */
  route: string
  rating: 'A' | 'B' | 'provisional' | 'other'
  /** The type and rating as the register prints them. */
  printed: string
}

/** Where the Home Office publishes the register. */
export const REGISTER_URL =
  'https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers'

/** An organisation on the register: all its rows together. Dates are ISO dates. */
export interface RegisterEntry {
  id: string
  name: string
  towns: string[]
  county: string | null
  licences: Licence[]
  /** The date of the first register we loaded that has it. */
  firstSeen: string
  /** The date of the last register we loaded that has it. */
  lastSeen: string
  /** Whether it is in the newest register. */
  isListed: boolean
}

/** The way the employer was matched. Only a confirmed entry is the employer’s own statement. */
export type RegisterMatch =
  | {
      how: 'confirmed' | 'exact' | 'trading-name' | 'alias' | 'group'
      searchedFor: string
      entry: RegisterEntry
    }
  | { how: 'several'; searchedFor: string; count: number }
  /** The entries with the same name, at least one, which may be another organisation’s. */
  | { how: 'namesakes'; searchedFor: string; entries: RegisterEntry[] }
  | { how: 'none'; searchedFor: string }

export type RegisterFacts =
  | { state: 'not-loaded' }
  | { state: 'loaded'; publishedOn: string; match: RegisterMatch }
