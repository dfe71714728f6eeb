import type { Poster } from '#contract/poster.ts'
import type { Pay } from '#contract/jobs.ts'

/** The nations of the UK, whose rules and pay scales differ. */
export const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const
export type Nation = (typeof NATIONS)[number]

/** What we look for in an advert’s text. `FINDING_WORDS` says what each kind means. */
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
  /** For a suggestion: the index title that the advert’s title matches. */
  matched: string | null
  /** Other codes the title may mean. Where their results differ, the check’s result is unknown. */
  others: string[]
  /** For an apprentice, a trainee or an intern. */
  isForLearners: boolean
}

/** A band of a national pay scale. The keys are those of the rule set: ‘afc-5’, ‘teacher-qualified’. */
export interface PayBand {
  key: string
  /** Of a ‘profession’, it is the lowest that the job can have. */
  origin: 'employer' | 'advert' | 'profession'
  /** The highest that it can have; left out where the key is the only one. */
  highest?: string
}

/** The hours a week that pay is for. */
export interface WeeklyHours {
  least: number
  /** The same as the least where the advert states them. */
  most: number
  /** A ‘full-time’ job without hours may have any usual week, in the NHS 37.5 hours. */
  origin: 'stated' | 'full-time' | 'nhs'
}

/** Everything a check knows about an advert. Null means unknown, which never makes a criterion pass. */
export interface AdvertFacts {
  poster: Poster
  title: string
  /** Who hires: of a job board’s advert, the employer that it names. */
  employer: string
  /** Plain text; empty where there is none. */
  description: string
  /** ISO 3166-1 alpha-2. */
  country: string
  nation: Nation | null
  /** Teachers’ pay differs in London; null if the place is unknown. */
  isLondon: boolean | null
  pay: Pay | null
  /** The pay is a band’s yearly range as printed, which is that of full-time work whatever the hours. */
  isFullTimePay: boolean
  /** The pay is less than is printed, by the supplement for London. */
  isWithoutSupplement: boolean
  hours: WeeklyHours | null
  /** The employer is a body of the National Health Service. */
  isNhs: boolean
  occupation: Occupation | null
  payBand: PayBand | null
  findings: Finding[]
}

export interface Licence {
  /** ‘Skilled Worker’, as the register prints it without stray spaces. */
  route: string
  rating: 'A' | 'B' | 'provisional' | 'other'
  /** Type and rating as the register prints them. */
  printed: string
}

/** An organisation on the register: all its rows together. Dates are ISO dates. */
export interface RegisterEntry {
  id: string
  name: string
  towns: string[]
  county: string | null
  licences: Licence[]
  /** The date of the first register we loaded that has it. */
  firstSeen: string
  /** The date of the last one. */
  lastSeen: string
  /** In the newest one. */
  isListed: boolean
}

/** How the employer was matched. Only a confirmed entry is the employer’s own statement. */
export type RegisterMatch =
  | {
      how: 'confirmed' | 'exact' | 'trading-name' | 'alias' | 'group'
      searchedFor: string
      entry: RegisterEntry
    }
  | { how: 'several'; searchedFor: string; count: number }
  /** These have the same name, but it may be another organisation's. There is at least one. */
  | { how: 'namesakes'; searchedFor: string; entries: RegisterEntry[] }
  | { how: 'none'; searchedFor: string }

export type RegisterFacts =
  { state: 'not-loaded' } | { state: 'loaded'; publishedOn: string; match: RegisterMatch }
