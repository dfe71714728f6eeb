import type { Pay } from '#contract/jobs.ts'

/** The rules and pay scales differ between them. */
export const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const
export type Nation = (typeof NATIONS)[number]

/** What an advert's text was found to say. Each kind has its words and what to do in one place. */
export const FINDING_KINDS = [
  'refuses-sponsorship',
  'right-to-work-required',
  'fee-asked',
  'certificate-for-money',
  'guaranteed-visa',
  'contact-elsewhere',
  'agency',
  'offers-sponsorship',
  'pay-not-basic',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** Words of the advert, as they stand there. */
export interface Finding {
  kind: FindingKind
  quote: string
}

/** The SOC 2020 unit group a job belongs to. */
export interface Occupation {
  /** Four digits. */
  code: string
  /** Who says so. A suggestion is ours, from the title alone. */
  origin: 'employer' | 'suggestion'
  /** The title of the index that the advert's matches; for a suggestion. */
  matched: string | null
  /** Other codes the title may mean; a suggestion that has any decides nothing they disagree on. */
  others: string[]
}

/** A step of a national pay scale: ‘afc-5’, ‘teacher-qualified’; keys of the rule set. */
export interface PayBand {
  key: string
  origin: 'employer' | 'advert'
}

/** All that a check knows of an advert. What is null is not known, which never helps it to pass. */
export interface AdvertFacts {
  title: string
  employer: string
  /** Plain text; empty where there is none. */
  description: string
  /** ISO 3166-1 alpha-2. */
  country: string
  nation: Nation | null
  /** Teachers' pay differs there; null where the place is not known. */
  isLondon: boolean | null
  pay: Pay | null
  hoursPerWeek: number | null
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

/** One organisation of the register, all its rows together. Days are ISO dates. */
export interface RegisterEntry {
  id: string
  name: string
  towns: string[]
  county: string | null
  licences: Licence[]
  /** The first register we loaded that has it. */
  firstSeen: string
  /** The last one. */
  lastSeen: string
  /** In the newest one. */
  isListed: boolean
}

/** How the employer was looked for. Only a confirmed entry is what the employer itself says. */
export type RegisterMatch =
  | {
      how: 'confirmed' | 'exact' | 'trading-name' | 'alias'
      searchedFor: string
      entry: RegisterEntry
    }
  | { how: 'several'; searchedFor: string; count: number }
  | { how: 'none'; searchedFor: string }

export type RegisterFacts =
  { state: 'not-loaded' } | { state: 'loaded'; publishedOn: string; match: RegisterMatch }
