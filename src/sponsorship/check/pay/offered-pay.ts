import type { AdvertFacts, WeeklyHours } from '#sponsorship/model/facts.ts'
import { isMentioned } from '#trade/pay/mentioned-pay.ts'
import type { PayPeriod } from '#trade/jobs.schema.ts'
import {
  HIGHEST_PLAUSIBLE,
  contractRate,
  mentionedPay,
  noPay,
  unclearPay,
  vaguePay,
  type UnclearPay,
} from './unclear-pay.ts'

/** The lowest pay that an advert offers. */
export interface OfferedPay {
  amount: number
  /** The top of a range; null without one. */
  highest: number | null
  period: PayPeriod
  /** Null if unknown or implausible. */
  hours: WeeklyHours | null
  /** The reason why less than this may count; null if all of it does. */
  doubt: UnclearPay | null
}

const ROUNDING_ERROR = 1e-6
export const WEEKS_A_YEAR = 52
/** The most days a year that a person can be paid for. */
const MOST_DAYS = 260
const PERIODS_A_YEAR: Record<Exclude<PayPeriod, 'hour'>, number> = {
  year: 1,
  month: 12,
  week: WEEKS_A_YEAR,
  day: MOST_DAYS,
}
/** The weeks a year on which schools are open. */
export const SCHOOL_WEEKS = 39
/** The days a year on which schools are open. */
export const SCHOOL_DAYS = 195

/** The most hours a week that a person works. */
const MOST_HOURS = 80
const FEWEST_HOURS = 16

/** The fewest hours of full-time work. */
export const FULL_TIME = 35
const FULL_TIME_WEEK = 37.5
const NHS_WEEK = { least: 37.5, most: 37.5, origin: 'nhs' } as const
const FOR_FULL_TIME =
  /pro[\s-]?rat|\bf\.?t\.?e\b|\bw\.?t\.?e\b|(?:full|whole)[\s-]time equivalent|based (?:up)?on (?:a )?full[\s-]time/i

const PRO_RATA = /pro[\s-]?rat/i
const FOR_THESE_HOURS =
  /\bactual (?:annual |yearly |basic )?(?:salary|pay|earnings)\b|\b(?:salary|pay) for (?:these|the advertised|\d+(?:\.\d+)?) hours\b/i

/** The pay that an advert offers, or the reason why it is unclear. */
export function readOfferedPay(advert: AdvertFacts): OfferedPay | UnclearPay {
  const { pay } = advert
  const low = positive(pay?.min ?? null)
  const high = positive(pay?.max ?? null)
  const amount = low !== null && high !== null ? Math.min(low, high) : (low ?? high)
  if (!pay || amount === null)
    return advert.isContractRate ? contractRate() : noPay(pay?.text ?? null)
  if (pay.currency !== 'GBP') return unclearPay('other-currency')
  if (!pay.period) return unclearPay('no-period')
  if (/estimat|predicted/i.test(pay.text ?? '')) return unclearPay('estimate')
  if (amount > HIGHEST_PLAUSIBLE[pay.period]) return unclearPay('implausible-pay')
  const hours = plausible(advert.hours)
  const highest = low !== null && high !== null && high > low ? high : null
  const offered = { amount, highest, period: pay.period, hours }
  const doubt = findDoubt(advert, offered, low === null)
  if (hours === null && advert.isNhs && pay.period === 'year') {
    // The NHS prints the yearly pay for full-time work.
    return { ...offered, hours: NHS_WEEK, doubt: doubt ?? unclearPay('perhaps-full-time-pay') }
  }
  const isPartTime = hours !== null && hours.least < FULL_TIME
  if (doubt?.code === 'perhaps-full-time-pay' && isPartTime && saysFullTimePay(advert)) {
    return { ...offered, amount: (amount * hours.least) / FULL_TIME_WEEK, doubt }
  }
  return { ...offered, doubt }
}

export function isOfferedPay(pay: OfferedPay | UnclearPay): pay is OfferedPay {
  return 'amount' in pay
}

function positive(amount: number | null) {
  return amount !== null && amount > 0 ? amount : null
}

export function plausible(hours: WeeklyHours | null) {
  return hours !== null && hours.least >= FEWEST_HOURS && hours.most <= MOST_HOURS ? hours : null
}

function findDoubt(advert: AdvertFacts, offered: Omit<OfferedPay, 'doubt'>, isUpTo: boolean) {
  if (advert.isContractRate || offered.period === 'day') return contractRate()
  if (isMentioned(advert.pay)) return mentionedPay(offered.amount, offered.period)
  if (isUpTo) return unclearPay('up-to')
  if (advert.isBandOpen) return vaguePay('open-band')
  if (advert.isAboutPay) return vaguePay('about')
  if (advert.findings.some(({ kind }) => kind === 'pay-not-basic')) return unclearPay('not-basic')
  return mayBeFullTimePay(advert, offered) ? unclearPay('perhaps-full-time-pay') : null
}

/**
 * Whether pay may be for full-time work, as adverts for part-time jobs often print. A year’s pay of a source’s advert counts
 * as printed only if the advert calls it actual; that of a poster here is for the hours it gives, unless its text mentions
 * full-time pay. For a full week it counts only if the hours are stated, or the pay is not ‘pro rata’.
 */
function mayBeFullTimePay(
  { description, pay, isFullTimePay, poster }: AdvertFacts,
  { period, hours }: Pick<OfferedPay, 'period' | 'hours'>,
): boolean {
  if (hours?.isAtOdds) return true
  if (period === 'hour' || hours === null) return false
  if (hours.least >= FULL_TIME) return hours.origin !== 'stated' && PRO_RATA.test(pay?.text ?? '')
  const isBare = poster === 'source' && period === 'year'
  if (isBare && !saysActualPay({ description, pay })) return true
  return description.trim() === '' || saysFullTimePay({ description, pay, isFullTimePay })
}

/** Whether the advert says that its pay is what this very job pays. */
export function saysActualPay({ description, pay }: Pick<AdvertFacts, 'description' | 'pay'>) {
  return FOR_THESE_HOURS.test(`${pay?.text ?? ''} ${description}`)
}

/** Whether the advert says that its pay is for full-time work, so that this job pays a share of it. */
function saysFullTimePay({
  description,
  pay,
  isFullTimePay,
}: Pick<AdvertFacts, 'description' | 'pay' | 'isFullTimePay'>) {
  return isFullTimePay || FOR_FULL_TIME.test(description) || FOR_FULL_TIME.test(pay?.text ?? '')
}

/** Pounds a year for a number of hours a week. */
export function toAnnual({ amount, period }: OfferedPay, hours: number): number {
  return period === 'hour' ? amount * hours * WEEKS_A_YEAR : amount * PERIODS_A_YEAR[period]
}

/** The pay that counts towards the floor: of more than 48 hours a week only the first 48 (SW 14.3). */
export function countedTowardsFloor(offered: OfferedPay, hours: number, cap: number): number {
  return (toAnnual(offered, hours) * Math.min(hours, cap)) / hours
}

/**
 * The result for every usual week: true or false if the shortest and the longest agree, null if it depends on the week.
 * Pay against rules only rises or only falls with the hours, so both ends decide.
 */
export function atEveryWeek(
  { least, most }: WeeklyHours,
  holds: (hours: number) => boolean | null,
): boolean | null {
  const atLeast = holds(least)
  return least === most || holds(most) === atLeast ? atLeast : null
}

/** Whether pay reaches a figure to the penny, allowing for rounding errors. */
export function isAtLeast(paid: number, required: number): boolean {
  return paid - required > -ROUNDING_ERROR
}
