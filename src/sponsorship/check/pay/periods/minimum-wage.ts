import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import {
  isOfferedPay,
  readOfferedPay,
  toAnnual,
  WEEKS_A_YEAR,
} from '#sponsorship/check/pay/offered-pay.ts'

type WageContext = Pick<CheckContext, 'advert' | 'ruleIndex' | 'date'>

/** Whether an hour of the longest week that the pay may be for is paid less than the minimum wage (SW 5.6A). */
export function isBelowMinimumWage({ advert, ruleIndex, date }: WageContext): boolean {
  const { value, from } = ruleIndex.rules.figures.minimumWage
  const offered = readOfferedPay(advert)
  if (from > date || !isOfferedPay(offered) || offered.hours === null) return false
  const { most } = offered.hours
  return toAnnual(offered, most) / (most * WEEKS_A_YEAR) < value
}
