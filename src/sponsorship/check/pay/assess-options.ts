import type { OccupationRule, Option, Rates } from '#sponsorship/rules/rule-set.ts'
import type { Tristate } from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { findBandRates, reaches, type BandRates } from './band-rates.ts'
import { isNeedMet, type Need } from './needs.ts'
import {
  WEEKS_A_YEAR,
  atEveryWeek,
  toAnnual,
  countedTowardsFloor,
  isAtLeast,
  type OfferedPay,
} from './offered-pay.ts'

/** The pay compared with one pay option of an occupation. */
export interface OptionResult {
  rule: OccupationRule
  option: Option
  /** The going rate, or the option’s share of it; null with a national scale. */
  rate: number | null
  bands: BandRates | null
  /** Whether the pay reaches the floor and the rate. */
  isEnough: Tristate
  /** Needs that are not known to be met. */
  openNeeds: Need[]
  /** Whether it rests on a figure that was not read in the rules, which never makes a pass. */
  isReported: boolean
  /** False if the pay is not enough; null if a need is open, or it is only reported. */
  isMet: Tristate
}

/** The pay options that are, or may be, open to the applicant in the occupation. */
export function assessOptions(
  context: CheckContext,
  rule: OccupationRule,
  offered: OfferedPay,
): OptionResult[] {
  const results: OptionResult[] = []
  for (const option of context.ruleIndex.rules.options) {
    if (option.from > context.date) continue
    const rate = findRate(rule, option)
    const bands = option.rates === 'national' ? findBandRates(context, rule) : null
    if (rate === null && bands === null) continue
    const openNeeds = findOpenNeeds(context, rule, option)
    if (!openNeeds) continue
    const isEnough = bands
      ? isEnoughForBand(context, offered, { option, bands })
      : isEnoughFor(context, offered, { option, rate: rate ?? 0 })
    const isReported = option.certainty !== 'confirmed' || bands?.isReported === true
    const isMet = isEnough && (openNeeds.length > 0 || isReported) ? null : isEnough
    results.push({ rule, option, rate, bands, isEnough, openNeeds, isReported, isMet })
  }
  return results
}

/** The needs not known to be met; null if one is known not to be. */
function findOpenNeeds(
  context: CheckContext,
  rule: OccupationRule,
  { needs }: Option,
): Need[] | null {
  const open: Need[] = []
  for (const need of needs) {
    const isMet = isNeedMet(context, rule, need)
    if (isMet === false) return null
    if (isMet === null) open.push(need)
  }
  return open
}

const SHARES = { 1: 'full', 0.9: 'share90', 0.8: 'share80', 0.7: 'share70' } as const

/** The rate of an option. Printed reduced rates already include the hourly floor (notes of Tables 1 and 2). */
function findRate(rule: OccupationRule, { rates, share }: Option): number | null {
  const printed: Rates | null = rates === 'national' ? null : rule[rates]
  return printed ? printed[SHARES[share]] : null
}

/**
 * Whether pay is enough: SW 14.3 for the floor, SW 14.4 for the rate. Without hours, false if no number of hours could
 * be enough.
 */
function isEnoughFor(
  { ruleIndex }: CheckContext,
  offered: OfferedPay,
  { option, rate }: { option: Option; rate: number },
): Tristate {
  const { hoursBasis, hoursCap } = ruleIndex.rules.figures
  if (offered.hours === null) {
    const isFloorInReach = isAtLeast(toAnnual(offered, hoursCap.value), option.floor)
    const isRateInReach =
      offered.period !== 'hour' ||
      isAtLeast(offered.amount, rate / (hoursBasis.value * WEEKS_A_YEAR))
    return isFloorInReach && isRateInReach ? null : false
  }
  return atEveryWeek(offered.hours, (hours) => {
    const counted = countedTowardsFloor(offered, hours, hoursCap.value)
    const required = (rate * hours) / hoursBasis.value
    return isAtLeast(counted, option.floor) && isAtLeast(toAnnual(offered, hours), required)
  })
}

/** Whether the floor is reached at the longest week, because the band’s rate is compared for each week. */
function isFloorReached(offered: OfferedPay, floor: number, cap: number) {
  const counted = offered.hours
    ? countedTowardsFloor(offered, offered.hours.most, cap)
    : toAnnual(offered, cap)
  return isAtLeast(counted, floor)
}

function isEnoughForBand(
  { ruleIndex }: CheckContext,
  offered: OfferedPay,
  { option, bands }: { option: Option; bands: BandRates },
): Tristate {
  const cap = ruleIndex.rules.figures.hoursCap.value
  const isReached = isFloorReached(offered, option.floor, cap)
    ? reaches(offered, bands.rates)
    : false
  if (isReached !== false || bands.beforeRegistration.length === 0) return isReached
  return reaches(offered, bands.beforeRegistration) === false ? false : null
}
