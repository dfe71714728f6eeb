import type { OccupationRule, Option, Rates } from '../../rules/rule-set.ts'
import type { Holds } from '../given/applicant.ts'
import type { Asked } from '../given/asked.ts'
import { isAtLeast } from '../words/money.ts'
import { bandRates, reaches, type BandRates } from './band-rates.ts'
import { isNeedMet, type Need } from './needs.ts'
import { WEEKS, annualOf, countingOf, type Paid } from './paid.ts'

/** How pay stands to one option that the occupation has a rate for. */
export interface Outcome {
  rule: OccupationRule
  option: Option
  /** Of the whole going rate, or of the share the option asks for; null with a national scale. */
  rate: number | null
  bands: BandRates | null
  /** Whether the pay reaches the floor and the rate. */
  isEnough: Holds
  /** Needs that nobody has said are met. */
  openNeeds: Need[]
  /** False as soon as one of the two is. */
  isMet: Holds
}

/** Options that are open to the applicant in the occupation, or may be. */
export function outcomesOf(asked: Asked, rule: OccupationRule, paid: Paid): Outcome[] {
  const outcomes: Outcome[] = []
  for (const option of asked.book.rules.options) {
    if (option.from > asked.date) continue
    const rate = rateOf(rule, option)
    const bands = option.rates === 'national' ? bandRates(asked, rule) : null
    if (rate === null && bands === null) continue
    const openNeeds = openNeedsOf(asked, rule, option)
    if (!openNeeds) continue
    const isEnough = bands
      ? isEnoughForBand(asked, paid, { option, bands })
      : isEnoughFor(asked, paid, { option, rate: rate ?? 0 })
    const isMet = isEnough && openNeeds.length > 0 ? null : isEnough
    outcomes.push({ rule, option, rate, bands, isEnough, openNeeds, isMet })
  }
  return outcomes
}

/** Null where one of them is known not to be met. */
function openNeedsOf(asked: Asked, rule: OccupationRule, { needs }: Option): Need[] | null {
  const open: Need[] = []
  for (const need of needs) {
    const isMet = isNeedMet(asked, rule, need)
    if (isMet === false) return null
    if (isMet === null) open.push(need)
  }
  return open
}

const SHARES = { 1: 'full', 0.9: 'share90', 0.8: 'share80', 0.7: 'share70' } as const

/** Printed reduced rates already include the hourly floor (notes of Tables 1 and 2). */
function rateOf(rule: OccupationRule, { rates, share }: Option): number | null {
  const printed: Rates | null = rates === 'national' ? null : rule[rates]
  return printed ? printed[SHARES[share]] : null
}

/** SW 14.3 for the floor, SW 14.4 for the rate. Without hours only what no hours could mend is known. */
function isEnoughFor(
  { book }: Asked,
  paid: Paid,
  { option, rate }: { option: Option; rate: number },
): Holds {
  const { hoursBasis, hoursCap } = book.rules.figures
  if (paid.hours === null) {
    const isFloorInReach = isAtLeast(annualOf(paid, hoursCap.value), option.floor)
    const isRateInReach =
      paid.period !== 'hour' || isAtLeast(paid.amount, rate / (hoursBasis.value * WEEKS))
    return isFloorInReach && isRateInReach ? null : false
  }
  const isFloorMet = isAtLeast(countingOf(paid, paid.hours, hoursCap.value), option.floor)
  const asks = (rate * paid.hours) / hoursBasis.value
  return isFloorMet && isAtLeast(annualOf(paid, paid.hours), asks)
}

function isEnoughForBand(
  { book }: Asked,
  paid: Paid,
  { option, bands }: { option: Option; bands: BandRates },
): Holds {
  const cap = book.rules.figures.hoursCap.value
  const counting = paid.hours === null ? annualOf(paid, cap) : countingOf(paid, paid.hours, cap)
  const isReached = isAtLeast(counting, option.floor) ? reaches(paid, bands.rates) : false
  if (isReached !== false || bands.onTheWay.length === 0) return isReached
  return reaches(paid, bands.onTheWay) === false ? false : null
}
