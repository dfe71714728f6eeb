import { message, type Message } from '#platform/languages/message.ts'
import { formatHours, formatPounds } from '#sponsorship/check/format.ts'
import type { NeededPay } from '#sponsorship/check/result.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import type { WeeklyHours } from '#sponsorship/model/facts.ts'
import type { OccupationRule, ScaleRate } from '#sponsorship/rules/rule-set.ts'
import { assessOptions, type OptionResult } from './assess-options.ts'
import { minimumFor } from './format-options.ts'
import { isUnlikely } from './needs.ts'
import { FULL_TIME, plausible, toAnnual, WEEKS_A_YEAR, type OfferedPay } from './offered-pay.ts'

const USUAL_WEEK = 37.5
/** Enough for every option, so that all of them are compared. */
export const PLENTY: OfferedPay = {
  amount: 1_000_000,
  highest: null,
  period: 'year',
  hours: { least: USUAL_WEEK, most: USUAL_WEEK, origin: 'stated' },
  doubt: null,
}

type Bounds = Pick<NeededPay, 'least' | 'most'>

/**
 * The least pay required in the occupations of a job, for a person who has no PhD and is no new entrant, unless the
 * answers say more. For 37.5 hours a week if there is no pay to compare, nor hours. Null if no code is known.
 */
export function neededPay(
  context: CheckContext,
  codes: string[],
  offered: OfferedPay | null,
): NeededPay | null {
  const stated = offered ? offered.hours : statedWeek(context)
  const pay = offered ?? { ...PLENTY, ...(stated && { hours: stated }) }
  const all = codes.flatMap((code) => {
    const rule = context.ruleIndex.occupation.get(code)
    return rule ? [boundsIn(context, rule, pay)] : []
  })
  if (all.length < codes.length) return null
  const least = roundUp(Math.min(...all.map((one) => one.least)), pay)
  const most = roundUp(Math.max(...all.map((one) => one.most)), pay)
  if (!Number.isFinite(least)) return null
  return {
    sum: stated || offered ? toSum(least, pay) : forUsualWeek(toSum(least, pay)),
    scale: least < most ? scaleThatDecides(context, codes) : undefined,
    least,
    most,
    isOpen: all.some(({ isOpen }) => isOpen),
  }
}

/**
 * What decides in place of a sum: an NHS body pays the award in force, and elsewhere the band may not be known. The lowest
 * rate that the rules print would hide it.
 */
function scaleThatDecides(context: CheckContext, codes: string[]): Message | undefined {
  const { advert, ruleIndex } = context
  const options = codes.flatMap((code) => {
    const rule = ruleIndex.occupation.get(code)
    return rule ? assessOptions(context, rule, PLENTY) : []
  })
  const scales = options.map(({ bands }) => bands)
  const isDecided = scales.every(
    (scale) => scale !== null && (advert.isNhs || isBandOpen(scale.told)),
  )
  if (scales.length === 0 || !isDecided) return undefined
  return message(scales.every((scale) => scale?.isNhs) ? 'check.bandDecides' : 'check.scaleDecides')
}

const isBandOpen = (rates: ScaleRate[]) => rates.some(({ band }) => band !== rates[0]?.band)

/** The pay needed, in the unit of the pay offered. */
function toSum(pounds: number, { period }: OfferedPay) {
  const sum = formatPounds(pounds)
  return period === 'hour' ? message('pay.hour', { sum }) : sum
}

function forUsualWeek(pay: Message | string) {
  return message('pay.forHours', { pay, hours: formatHours(USUAL_WEEK) })
}

/** ‘£40,000 of £54,700’, of the top of a range; or that only its top is enough. */
export function describeGap({ least, most, sum: needed }: NeededPay, offered: OfferedPay) {
  const inUnit = (amount: number) =>
    offered.period === 'hour' ? amount : toAnnual({ ...offered, amount }, USUAL_WEEK)
  const top = inUnit(offered.highest ?? offered.amount)
  if (top >= most) return message('briefs.only-top')
  const paid = offered.period === 'hour' ? Math.floor(top * 100 + 1e-6) / 100 : Math.floor(top)
  const gap = { offered: formatPounds(paid), needed }
  if (least === most) return message('briefs.of-needed', gap)
  return top < least ? message('briefs.of-at-least', gap) : null
}

/** The hours that an advert without pay states. */
function statedWeek({ advert }: CheckContext): WeeklyHours | null {
  const hours = plausible(advert.hours)
  return hours?.origin === 'full-time' ? null : hours
}

function roundUp(pounds: number, { period }: OfferedPay) {
  return period === 'hour' ? Math.ceil(pounds * 100 - 1e-6) / 100 : Math.ceil(pounds - 1e-6)
}

function boundsIn(context: CheckContext, rule: OccupationRule, pay: OfferedPay) {
  const options = assessOptions(context, rule, PLENTY).filter(
    ({ openNeeds }) => !openNeeds.some((need) => isUnlikely(context, rule, need)),
  )
  const sure = options.filter(({ openNeeds }) => openNeeds.length === 0)
  const boundsOf = (option: OptionResult) => optionBounds(context, option, pay)
  const leastOf = (some: OptionResult[]) => Math.min(...some.map((one) => boundsOf(one).least))
  const confirmed = sure.filter(({ isReported }) => !isReported)
  return {
    least: leastOf(options),
    most: Math.min(...confirmed.map((one) => boundsOf(one).most)),
    isOpen: sure.length > 0 && leastOf(options) < leastOf(sure),
  }
}

/** Fails below the least, and passes from the most on, whatever the advert leaves open. */
function optionBounds(context: CheckContext, option: OptionResult, pay: OfferedPay): Bounds {
  const { hoursCap } = context.ruleIndex.rules.figures
  const isHourly = pay.period === 'hour'
  const at = (hours: number) =>
    ends(context, option, { hours, isPartTime: !pay.hours || hours < FULL_TIME })
      .map((annual) => Math.max(annual, leastLawful(context, hours)))
      .map((annual) => (isHourly ? annual / (hours * WEEKS_A_YEAR) : annual))
  if (!pay.hours) {
    const least = isHourly ? Math.min(...at(hoursCap.value)) : option.option.floor
    return { least, most: Infinity }
  }
  const each = [...at(pay.hours.least), ...at(pay.hours.most)]
  return { least: Math.min(...each), most: Math.max(...each) }
}

/**
 * The pounds a year for a week of these hours, by each rate that may apply. The share of a rate for part-time work is not
 * known if the scale has no hours.
 */
function ends(
  context: CheckContext,
  option: OptionResult,
  { hours, isPartTime }: { hours: number; isPartTime: boolean },
): number[] {
  const { bands } = option
  if (!bands) return [minimumFor(context, option, hours)]
  return bands.told.flatMap((rate) => {
    const whole = minimumFor(context, { ...option, bands: { ...bands, told: [rate] } }, hours)
    const isOpen = isPartTime && rate.hours === null
    return isOpen ? [whole, minimumFor(context, { ...option, bands: null }, hours)] : [whole]
  })
}

/** The year’s pay at the minimum wage, which no option may go below (SW 5.6A). */
function leastLawful({ ruleIndex, date }: CheckContext, week: number): number {
  const { value, from } = ruleIndex.rules.figures.minimumWage
  return from > date ? 0 : value * week * WEEKS_A_YEAR
}
