import type { RuleSource } from './sponsorship/check.ts'

/** Of the words that someone looks an occupation up by, in characters. */
export const OCCUPATION_LIMIT = 120

/** Whether a new applicant abroad can be sponsored: in every job of it, in some, or in none. */
export type OccupationAnswer = 'open' | 'some' | 'closed'

export interface ListedOccupation {
  /** Of SOC 2020, four digits. */
  code: string
  title: string
  answer: OccupationAnswer
}

/** One way to have enough pay. */
export interface PayOption {
  /** ‘If you have a PhD …’; null for everyone. */
  only: string | null
  /** Pounds a year for a week of so many hours, rounded up. */
  weeks: { hours: number; pounds: number }[]
  /** Pounds an hour for the shortest of these weeks, rounded up to a penny. */
  anHour: number
}

/** What a national pay scale pays in one band. */
export interface BandPay {
  label: string
  /** Pounds a year for full-time work. */
  rates: { area: string; pounds: number }[]
}

export interface OccupationPage extends ListedOccupation {
  /** What people in it do, in the words of the statistics office; may be empty. */
  description: string
  /** Job titles that the rules name. */
  examples: string[]
  reason: string
  cautions: string[]
  /** Empty with a national scale, and where nobody can be sponsored. */
  options: PayOption[]
  scale: { title: string; bands: BandPay[] } | null
  /** On which day what started or will end, the newest first. */
  changes: { on: string; what: string; isAhead: boolean }[]
  /** When the rules were last compared with GOV.UK. */
  seenOn: string
  sources: RuleSource[]
}
