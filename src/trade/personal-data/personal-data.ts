import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { STORED_MONTHS, type StoredMonths } from '#platform/primitives/time/stored-months.ts'
import register from './personal-data.json' with { type: 'json' }

/** A moment after which a line is deleted: a number of days or a setting’s months after an event, or the event itself. */
type Keep =
  | { days: number | keyof typeof STORED_DAYS; after: string }
  | { setting: keyof StoredMonths; after: string }
  | { until: string }

/** Lawful bases of UK GDPR, article 6(1). */
export const BASES = {
  contract: 'contract: to do what the person asks, art. 6(1)(b)',
  'legal-duty': 'legal duty, art. 6(1)(c)',
  interests: 'legitimate interests: a safe and working site, art. 6(1)(f)',
} as const

/** One line of the register of personal data. */
interface PersonalDataLine {
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

/**
 * The register of personal data: every table that holds any is in one line. The notice, the record of processing and the
 * tests of export, deletion and timers read it.
 */
export const PERSONAL_DATA_REGISTER = register.lines as unknown as readonly PersonalDataLine[]

/** Tables without personal data, with the reason. */
export const NO_PERSONAL_DATA: Readonly<Record<string, string>> = register.withoutPersonalData

/** Words for how long a line is kept, such as ‘90 days after the last change’. */
export function describeKeep(keep: PersonalDataLine['keep'], months = STORED_MONTHS): string {
  return keep
    .map((part) => {
      if ('until' in part) return part.until
      const duration = 'days' in part ? toDuration(part.days) : monthsToWords(months[part.setting])
      return `${duration} after ${part.after}`
    })
    .join('; ')
}

const YEAR = 365
const MONTH = 30

function monthsToWords(months: number): string {
  if (months === 1) return 'one month'
  return months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`
}

function toDuration(stored: number | keyof typeof STORED_DAYS): string {
  const days = typeof stored === 'number' ? stored : STORED_DAYS[stored]
  if (days === 1) return 'one day'
  if (days % YEAR === 0) return days === YEAR ? '12 months' : `${days / YEAR} years`
  return days > MONTH * 4 && days % MONTH === 0 ? `${days / MONTH} months` : `${days} days`
}
