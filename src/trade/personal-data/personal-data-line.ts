import type { StoredMonths } from '#platform/primitives/time/stored-months.ts'

/** A moment after which a line is deleted: a number of days or a setting’s months after an event, or the event itself. */
export type Keep =
  | { days: number; after: string }
  | { setting: keyof StoredMonths; after: string }
  | { until: string }

/** Lawful bases of UK GDPR, article 6(1). */
export const BASES = {
  contract: 'contract: to do what the person asks, art. 6(1)(b)',
  'legal-duty': 'legal duty, art. 6(1)(c)',
  interests: 'legitimate interests: a safe and working site, art. 6(1)(f)',
} as const

/** One line of the register of personal data. */
export interface PersonalDataLine {
  key: string
  /** Words of the notice for what is stored. */
  what: string
  /** Tables of the line, each with what it holds about people. */
  tables: Readonly<Record<string, string>>
  whose: 'anybody' | 'seekers' | 'employers' | 'founders' | 'desk'
  purpose: string
  basis: keyof typeof BASES
  /** The ends of the line; at least one. */
  keep: readonly [Keep, ...Keep[]]
  sees: string
  /** Names in `PERSONAL_DATA`, which exports and deletes the line; `account` is the account’s own row. */
  records: readonly string[]
  /** Why some of it is not in the export, or outlives the account. */
  stays?: string
}
