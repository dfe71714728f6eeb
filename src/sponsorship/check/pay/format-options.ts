import { message, type Message } from '#platform/languages/message.ts'
import type { Figure } from '#sponsorship/model/check.schema.ts'
import type { AdvertFacts } from '#sponsorship/model/facts.ts'
import { isMentioned } from '#trade/pay/mentioned-pay.ts'
import type { Option, ScaleRate } from '#sponsorship/rules/rule-set.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import {
  formatRoundedUp,
  formatRoundedDown,
  formatPounds,
  formatHours,
} from '#sponsorship/check/format.ts'
import { describeNeed, type Need } from './needs.ts'
import type { OptionResult } from './assess-options.ts'
import { WEEKS_A_YEAR, toAnnual, countedTowardsFloor, type OfferedPay } from './offered-pay.ts'

const SHORT: Record<Need, string> = {
  phd: 'PhD',
  'stem-phd': 'STEM PhD',
  'salary-list': 'Immigration Salary List',
  'new-entrant': 'new entrant',
  'health-and-care-or-before-2024-04': 'lower rates',
  'national-scale': 'national pay scale',
}

/** ‘Option E (new entrant)’, for the figures below an answer. */
function formatOption({ name, needs }: Option): string {
  return `Option ${name} (${shortNeeds(needs) || 'standard'})`
}

/** ‘the option ‘new entrant’’, without the code of the rules: for a sentence. */
export function describeOption({ needs }: Option): string {
  return needs.length > 0 ? `the option ‘${shortNeeds(needs)}’` : 'the standard option'
}

function shortNeeds(needs: Need[]) {
  return needs.map((need) => SHORT[need]).join(', ')
}

/** ‘£15 an hour for 60 hours a week’. */
export function offeredPay({ amount, period, hours }: OfferedPay): Message {
  const pay = message(`pay.${period}`, { sum: formatPounds(amount) })
  return hours?.origin === 'stated'
    ? message('pay.forHours', { pay, hours: formatHours(hours.least) })
    : pay
}

/** The advert’s pay, with the calculation of the yearly sum. */
export function toPayFigures({ advert, ruleIndex }: CheckContext, offered: OfferedPay): Figure[] {
  const figures: Figure[] = [
    { term: 'Bottom of the pay offered', value: formatYearSum(offered) },
    { term: 'Pay read in', value: payReadIn(advert) },
  ]
  const cap = ruleIndex.rules.figures.hoursCap.value
  const weeks = describeWeeks(offered)
  if (weeks) figures.push({ term: 'Hours a week', value: weeks })
  if (offered.hours !== null && offered.hours.least > cap) {
    const hours = offered.hours.least
    const counts = formatRoundedDown(countedTowardsFloor(offered, hours, cap))
    const sum =
      offered.period === 'hour'
        ? `${formatPounds(offered.amount)} × ${cap} × ${WEEKS_A_YEAR}`
        : `${formatRoundedDown(toAnnual(offered, hours))} × ${cap} ÷ ${formatHours(hours)}`
    figures.push({
      term: `Counts towards the salary floor (first ${cap} hours)`,
      value: `${sum} = ${counts}`,
    })
  }
  return figures
}

/** The part of the advert that has its pay. */
function payReadIn({ pay, payBand, poster }: AdvertFacts) {
  if (isMentioned(pay)) return 'The running text, which mentions it'
  if (pay?.text) return `‘${pay.text}’`
  if (payBand?.origin === 'employer' || poster !== 'source')
    return 'The fields that the poster filled in'
  return 'The title, or the pay fields of the source'
}

/** Null without hours. */
function describeWeeks({ hours }: OfferedPay) {
  if (!hours) return null
  if (hours.origin === 'stated') {
    const where = hours.isInText ? 'the advert’s text' : 'a field of the advert'
    return `${formatHours(hours.least)}, read in ${where}`
  }
  return hours.origin === 'nhs'
    ? `${formatHours(hours.least)}, the full-time week in the NHS`
    : `Not stated: any full-time week from ${formatHours(hours.least)} to ${formatHours(hours.most)}`
}

function formatYearSum(offered: OfferedPay) {
  const { amount, period, hours } = offered
  if (period === 'year') return `${formatPounds(amount)} a year`
  if (period === 'month')
    return `${formatPounds(amount)} × 12 = ${formatRoundedDown(toAnnual(offered, 0))} a year`
  if (period === 'week')
    return `${formatPounds(amount)} × ${WEEKS_A_YEAR} = ${formatRoundedDown(toAnnual(offered, 0))} a year`
  if (period === 'day')
    return `${formatPounds(amount)} × at most 260 days = ${formatRoundedDown(toAnnual(offered, 0))} a year`
  if (hours === null) return `${formatPounds(amount)} an hour`
  const sum = (week: number) =>
    `${formatPounds(amount)} × ${formatHours(week)} × ${WEEKS_A_YEAR} = ${formatRoundedDown(toAnnual(offered, week))} a year`
  return hours.least === hours.most
    ? sum(hours.least)
    : `${sum(hours.least)}, or ${sum(hours.most)}`
}

/** The requirement of an option, and whether the pay reaches it. */
export function toOptionFigure(
  context: CheckContext,
  result: OptionResult,
  offered: OfferedPay,
): Figure {
  const { option, rate, bands, isEnough } = result
  const basis = context.ruleIndex.rules.figures.hoursBasis.value
  const share = option.share === 1 ? 'going rate' : `${option.share * 100} % of the going rate`
  const sum = bands
    ? formatRates(bands.rates, offered)
    : `${share} ${formatRateSum(rate ?? 0, basis, offered)}`
  const newer =
    bands && bands.newer.length > 0
      ? `; by newer pay awards perhaps ${formatRates(bands.newer, offered)}`
      : ''
  return {
    term: formatOption(option),
    value: `${formatPounds(option.floor)} a year, and ${sum}: ${describeReach(context, result, isEnough)}${newer}`,
  }
}

function describeReach(
  context: CheckContext,
  result: OptionResult,
  isEnough: OptionResult['isEnough'],
) {
  if (isEnough === false) return 'the pay does not reach both'
  const reached = isEnough ? 'the pay reaches both' : 'not clear'
  const only = describeConditions(context, result)
  return only ? `${reached}, but it counts only ${only}` : reached
}

/** ‘if you have a PhD and if …’: the needs not known to be met; empty without any. */
export function describeConditions(
  context: CheckContext,
  { rule, openNeeds }: OptionResult,
): string {
  return openNeeds.map((need) => describeNeed(context, rule, need)).join(' and ')
}

/** ‘£41,600 × 39 ÷ 37.5 = £43,264’. */
function formatRateSum(rate: number, basis: number, { hours }: OfferedPay) {
  if (hours === null) return `${formatPounds(rate)} for ${formatHours(basis)} hours a week`
  const sum = (week: number) =>
    `${formatPounds(rate)} × ${formatHours(week)} ÷ ${formatHours(basis)} = ${formatRoundedUp((rate * week) / basis)}`
  return hours.least === hours.most
    ? sum(hours.least)
    : `${sum(hours.least)}, or ${sum(hours.most)}`
}

function formatRates(rates: ScaleRate[], offered: OfferedPay) {
  const [only] = rates
  if (only && rates.length === 1) {
    const what = `${only.label}, ${only.area}`
    if (only.hours === null) return `${formatPounds(only.annual)} for full-time work (${what})`
    return `${formatRateSum(only.annual, only.hours, offered)} (${what})`
  }
  const annual = rates.map((rate) => rate.annual)
  return `${formatPounds(Math.min(...annual))} to ${formatPounds(Math.max(...annual))} full-time, depending on what the advert does not say`
}

/** The pounds a year that an option requires; with a national scale, the lowest rate that a person is told. */
export function minimumFor(
  { ruleIndex }: CheckContext,
  { option, rate, bands }: OptionResult,
  hours: number | null,
) {
  const { hoursBasis, hoursCap } = ruleIndex.rules.figures
  if (hours === null) return option.floor
  const floor = option.floor * Math.max(1, hours / hoursCap.value)
  if (!bands) return Math.max(floor, ((rate ?? 0) * hours) / hoursBasis.value)
  const each = bands.told.map((one) => (one.hours ? (one.annual * hours) / one.hours : one.annual))
  return Math.max(floor, Math.min(...each))
}
