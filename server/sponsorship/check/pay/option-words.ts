import type { Figure } from '#contract/sponsorship/lines.ts'
import type { Option } from '../../rules/rule-set.ts'
import type { Asked } from '../given/asked.ts'
import { asked as asks, exact, given, hoursOf } from '../words/money.ts'
import type { BandRates } from './band-rates.ts'
import { needWords, type Need } from './needs.ts'
import type { Outcome } from './options.ts'
import { WEEKS, annualOf, countingOf, type Paid } from './paid.ts'

const SHORT: Record<Need, string> = {
  phd: 'PhD',
  'stem-phd': 'STEM PhD',
  'salary-list': 'Immigration Salary List',
  'new-entrant': 'new entrant',
  'health-and-care-or-before-2024-04': 'lower rates',
  'national-scale': 'national pay scale',
}

/** ‘Option E (new entrant)’. */
export function titleOf({ name, needs }: Option): string {
  return `Option ${name} (${needs.map((need) => SHORT[need]).join(', ') || 'standard'})`
}

const PERIODS = { hour: 'an hour', week: 'a week', month: 'a month', year: 'a year' }

/** ‘£15 an hour for 60 hours a week’. */
export function paidWords({ amount, period, hours }: Paid): string {
  const words = `${given(amount)} ${PERIODS[period]}`
  return hours === null ? words : `${words} for ${hoursOf(hours)} hours a week`
}

/** What the advert pays, with the sum that makes a year of it. */
export function payFigures({ book }: Asked, paid: Paid): Figure[] {
  const figures = [{ term: 'Bottom of the pay offered', value: yearSum(paid) }]
  const cap = book.rules.figures.hoursCap.value
  if (paid.hours !== null && paid.hours > cap) {
    const counts = exact(countingOf(paid, paid.hours, cap))
    const sum =
      paid.period === 'hour'
        ? `${given(paid.amount)} × ${cap} × ${WEEKS}`
        : `${exact(annualOf(paid, paid.hours))} × ${cap} ÷ ${hoursOf(paid.hours)}`
    figures.push({
      term: `Counts towards the salary floor (first ${cap} hours)`,
      value: `${sum} = ${counts}`,
    })
  }
  return figures
}

function yearSum(paid: Paid) {
  const { amount, period, hours } = paid
  if (period === 'year') return `${given(amount)} a year`
  if (period === 'month') return `${given(amount)} × 12 = ${exact(annualOf(paid, 0))} a year`
  if (period === 'week') return `${given(amount)} × ${WEEKS} = ${exact(annualOf(paid, 0))} a year`
  if (hours === null) return `${given(amount)} an hour`
  return `${given(amount)} × ${hoursOf(hours)} × ${WEEKS} = ${exact(annualOf(paid, hours))} a year`
}

/** What an option asks for, and whether the pay reaches it. */
export function optionFigure(asked: Asked, outcome: Outcome, paid: Paid): Figure {
  const { option, rate, bands, isEnough } = outcome
  const basis = asked.book.rules.figures.hoursBasis.value
  const share = option.share === 1 ? 'going rate' : `${option.share * 100} % of the going rate`
  const sum = bands ? bandSum(bands, paid) : `${share} ${rateSum(rate ?? 0, basis, paid)}`
  return {
    term: titleOf(option),
    value: `${given(option.floor)} a year, and ${sum}: ${reachedWords(asked, outcome, isEnough)}`,
  }
}

function reachedWords(asked: Asked, outcome: Outcome, isEnough: Outcome['isEnough']) {
  if (isEnough === false) return 'the pay does not reach both'
  const reached = isEnough ? 'the pay reaches both' : 'not clear'
  const only = wayIn(asked, outcome)
  return only ? `${reached}, but it counts only ${only}` : reached
}

/** ‘if you have a PhD and if …’: what nobody has said yet; empty where nothing is open. */
export function wayIn(asked: Asked, { rule, openNeeds }: Outcome): string {
  return openNeeds.map((need) => needWords(asked, rule, need)).join(' and ')
}

/** ‘£41,600 × 39 ÷ 37.5 = £43,264.00’. */
function rateSum(rate: number, basis: number, { hours }: Paid) {
  if (hours === null) return `${given(rate)} for ${hoursOf(basis)} hours a week`
  return `${given(rate)} × ${hoursOf(hours)} ÷ ${hoursOf(basis)} = ${asks((rate * hours) / basis)}`
}

function bandSum({ rates }: BandRates, paid: Paid) {
  const [only] = rates
  if (only && rates.length === 1) {
    const what = `${only.label}, ${only.area}`
    if (only.hours === null) return `${given(only.annual)} for full-time work (${what})`
    return `${rateSum(only.annual, only.hours, paid)} (${what})`
  }
  const annual = rates.map((rate) => rate.annual)
  return `${given(Math.min(...annual))} to ${given(Math.max(...annual))} full-time, depending on what the advert does not say`
}

/** Pounds a year that an option asks for; with a national scale the least that may be asked. */
export function leastAsked(
  { book }: Asked,
  { option, rate, bands }: Outcome,
  hours: number | null,
) {
  const { hoursBasis, hoursCap } = book.rules.figures
  if (hours === null) return option.floor
  const floor = option.floor * Math.max(1, hours / hoursCap.value)
  if (!bands) return Math.max(floor, ((rate ?? 0) * hours) / hoursBasis.value)
  const each = bands.rates.map((one) => (one.hours ? (one.annual * hours) / one.hours : one.annual))
  return Math.max(floor, Math.min(...each))
}
