import type { AdvertFacts } from '#contract/sponsorship/facts.ts'
import type { PayPeriod } from '#contract/jobs.ts'
import { HIGHEST_PLAUSIBLE, noPay, unclearPay, type UnclearPay } from './unclear-pay.ts'

type OfferedPeriod = Exclude<PayPeriod, 'day'>

/** The lowest pay that an advert offers. */
export interface OfferedPay {
  amount: number
  period: OfferedPeriod
  /** A week; null if unknown or implausible. */
  hours: number | null
  /** Why less than this may count; null if all of it does. */
  doubt: UnclearPay | null
}

const ROUNDING_ERROR = 1e-6
export const WEEKS_A_YEAR = 52
const PERIODS_A_YEAR: Record<Exclude<OfferedPeriod, 'hour'>, number> = {
  year: 1,
  month: 12,
  week: WEEKS_A_YEAR,
}

/** Nobody works more hours a week than these; fewer are probably the hours of a day or a shift. */
const MOST_HOURS = 80
const FEWEST_HOURS = 16

const FULL_TIME = 35
const FOR_FULL_TIME = /pro[\s-]?rat|\bf\.?t\.?e\b|\bw\.?t\.?e\b|(?:full|whole)[\s-]time equivalent/i

/** The pay that an advert offers, or why it is unclear. */
export function readOfferedPay(advert: AdvertFacts): OfferedPay | UnclearPay {
  const { pay } = advert
  if (!pay) return noPay(null)
  const low = positive(pay.min)
  const high = positive(pay.max)
  const amount = low !== null && high !== null ? Math.min(low, high) : (low ?? high)
  if (amount === null) return noPay(pay.text)
  if (pay.currency !== 'GBP') return unclearPay('other-currency')
  if (!pay.period) return unclearPay('no-period')
  if (pay.period === 'day') return unclearPay('day-rate')
  if (/estimat|predicted/i.test(pay.text ?? '')) return unclearPay('estimate')
  if (amount > HIGHEST_PLAUSIBLE[pay.period]) return unclearPay('implausible-pay')
  const hours = plausible(advert.hoursPerWeek)
  const offered = { amount, period: pay.period, hours }
  return { ...offered, doubt: findDoubt(advert, offered, low === null) }
}

export function isOfferedPay(pay: OfferedPay | UnclearPay): pay is OfferedPay {
  return 'amount' in pay
}

function positive(amount: number | null) {
  return amount !== null && amount > 0 ? amount : null
}

function plausible(hours: number | null) {
  return hours !== null && hours >= FEWEST_HOURS && hours <= MOST_HOURS ? hours : null
}

function findDoubt(advert: AdvertFacts, offered: Omit<OfferedPay, 'doubt'>, isUpTo: boolean) {
  if (isUpTo) return unclearPay('up-to')
  if (advert.findings.some(({ kind }) => kind === 'pay-not-basic')) return unclearPay('not-basic')
  return mayBeFullTimePay(advert, offered) ? unclearPay('perhaps-full-time-pay') : null
}

/**
 * Adverts for part-time jobs often print the full-time pay. We take the pay as printed only if there is a
 * text and it does not mention full-time pay.
 */
function mayBeFullTimePay(
  { description, pay }: AdvertFacts,
  { period, hours }: Pick<OfferedPay, 'period' | 'hours'>,
): boolean {
  if (period === 'hour' || hours === null || hours >= FULL_TIME) return false
  if (description.trim() === '') return true
  return FOR_FULL_TIME.test(description) || FOR_FULL_TIME.test(pay?.text ?? '')
}

/** Pounds a year for a number of hours a week. */
export function toAnnual({ amount, period }: OfferedPay, hours: number): number {
  return period === 'hour' ? amount * hours * WEEKS_A_YEAR : amount * PERIODS_A_YEAR[period]
}

/** SW 14.3: of more than 48 hours a week only the pay for the first 48 counts towards the floor. */
export function countedTowardsFloor(offered: OfferedPay, hours: number, cap: number): number {
  return (toAnnual(offered, hours) * Math.min(hours, cap)) / hours
}

/** Whether pay reaches a figure to the penny, whatever error the sums carry. */
export function isAtLeast(paid: number, required: number): boolean {
  return paid - required > -ROUNDING_ERROR
}
