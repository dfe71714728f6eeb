import type { RuleSource } from '#sponsorship/model/check.schema.ts'

/** The maximum length of a search for an occupation, in characters. */
export const OCCUPATION_LIMIT = 120

/** Whether a new applicant abroad can be sponsored: in every job of it, in some, or in no job. */
export type OccupationAnswer = 'open' | 'some' | 'closed'

export interface ListedOccupation {
  /** The four-digit SOC 2020 code. */
  code: string
  title: string
  answer: OccupationAnswer
  /** The rules behind the answer are old. */
  isOld?: boolean
}

/** A way to meet the pay requirement. */
export interface PayOption {
  /** The condition, such as ‘If you have a PhD …’; null for everyone. */
  only: string | null
  /** Pounds a year for a week of that many hours, rounded up. */
  weeks: { hours: number; pounds: number }[]
  /** Pounds an hour for the shortest of these weeks, rounded up to a penny. */
  anHour: number
}

/** A band's pay on a national pay scale. */
export interface BandPay {
  label: string
  /** Pounds a year for full-time work, and by an award that the rules may have taken over since. */
  rates: { area: string; pounds: number; newer?: number }[]
}

export interface OccupationPage extends ListedOccupation {
  /** The work in the occupation, described by the statistics office; may be empty. */
  description: string
  /** Job titles named in the rules. */
  examples: string[]
  reason: string
  cautions: string[]
  /** Empty with a national scale, and if nobody can be sponsored. */
  options: PayOption[]
  scale: { title: string; bands: BandPay[] } | null
  /** Past and future changes with their days, newest first. */
  changes: { on: string; what: string; isAhead: boolean }[]
  sources: RuleSource[]
}
